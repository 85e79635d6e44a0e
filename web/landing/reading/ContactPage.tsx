import { TextLink } from "../../ui/TextLink";
import type { Chapter } from "./chapter";
import { MailLink } from "./MailLink";
import { operator } from "./operator";
import { ReadingPage } from "./ReadingPage";

/** /contato: whom to write to, about what. */
export function ContactPage() {
  return (
    <ReadingPage
      title="Contato"
      intro="Com quem falar, e o que contar para resolver mais rápido."
      chapters={chapters()}
    />
  );
}

function chapters(): Chapter[] {
  const { name, email } = operator();
  return [
    {
      id: "plataforma",
      title: "Sobre a plataforma",
      text: (
        <>
          <p>
            Conta, acesso, erro na tela ou sugestão: escreva para <MailLink email={email} />. Quem responde é{" "}
            {name}, que cuida desta plataforma.
          </p>
          <p>
            Conte o que você queria fazer, em qual página estava e o que apareceu. Uma foto da tela ajuda.
          </p>
          <p>
            Nunca mande a sua senha. Ninguém precisa dela para ajudar. Se você a esqueceu, veja{" "}
            <TextLink to="/ajuda#senha">como escolher outra</TextLink>.
          </p>
        </>
      ),
    },
    {
      id: "torneio",
      title: "Sobre um torneio",
      text: (
        <>
          <p>
            Inscrição, pagamento, reembolso, horário de jogo e resultado são com quem organiza: a arena ou a
            federação. O nome aparece no alto da <TextLink to="/torneios">página do torneio</TextLink>.
          </p>
          <p>É a organização que recebe o Pix, confirma o pagamento e decide sobre a tabela.</p>
        </>
      ),
    },
    {
      id: "dados",
      title: "Sobre os seus dados",
      text: (
        <>
          <p>
            Você baixa tudo o que guardamos, e exclui a conta, em <TextLink to="/conta">Minha conta</TextLink>
            . Para outro pedido sobre dados pessoais, escreva para{" "}
            <MailLink email={email} subject="Dados pessoais" /> com o assunto “Dados pessoais”.
          </p>
          <p>
            A <TextLink to="/privacidade">Política de Privacidade</TextLink> diz o que guardamos e por quê.
          </p>
        </>
      ),
    },
    {
      id: "seguranca",
      title: "Sobre uma falha de segurança",
      text: (
        <p>
          Achou um jeito de ver ou mudar o que não é seu? Escreva para{" "}
          <MailLink email={email} subject="Segurança" /> com o assunto “Segurança”. Conte os passos, use só
          contas suas e não abra dados de outras pessoas.
        </p>
      ),
    },
  ];
}
