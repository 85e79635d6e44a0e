import { platform } from "../../platform-settings/public/platform";
import { TextLink } from "../../ui/Links";
import { type Chapter, ReadingPage } from "./ReadingPage";
import { MailLink, PhoneLink } from "../../platform-settings/public/ContactLinks";

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
  const { contactEmail, officerName, officerEmail } = platform();
  const dataEmail = officerEmail ?? contactEmail;
  return [
    {
      id: "plataforma",
      title: "Sobre a plataforma",
      text: (
        <>
          <WhomToAsk />
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
            .
            {dataEmail ? (
              <>
                {" "}
                Para outro pedido sobre dados pessoais, escreva para{" "}
                {officerEmail ? `o encarregado de dados${officerName ? `, ${officerName}` : ""}: ` : null}
                <MailLink email={dataEmail} subject="Dados pessoais" />, com o assunto “Dados pessoais”.
              </>
            ) : null}
          </p>
          <p>
            A <TextLink to="/privacidade">Política de Privacidade</TextLink> diz o que guardamos e por quê.
          </p>
        </>
      ),
    },
    ...(contactEmail
      ? [
          {
            id: "seguranca",
            title: "Sobre uma falha de segurança",
            text: (
              <p>
                Achou um jeito de ver ou mudar o que não é seu? Escreva para{" "}
                <MailLink email={contactEmail} subject="Segurança" /> com o assunto “Segurança”. Conte os
                passos, use só contas suas e não abra dados de outras pessoas.
              </p>
            ),
          },
        ]
      : []),
  ];
}

/** By mail, by phone or both, as far as it is known, and who answers there. */
function WhomToAsk() {
  const { operatorName, contactEmail, contactPhone } = platform();
  const mail = contactEmail ? (
    <>
      escreva para <MailLink email={contactEmail} />
    </>
  ) : null;
  const phone = contactPhone ? (
    <>
      ligue para <PhoneLink phone={contactPhone} />
    </>
  ) : null;
  if (!mail && !phone)
    return <p>Conta, acesso, erro na tela ou sugestão: o contato da plataforma ainda não foi informado.</p>;
  return (
    <p>
      Conta, acesso, erro na tela ou sugestão: {mail}
      {mail && phone ? " ou " : null}
      {phone}.{operatorName ? ` Quem responde é ${operatorName}, que cuida desta plataforma.` : null}
    </p>
  );
}
