import { platform } from "../../platform-settings/public/platform";
import { TextLink } from "../../ui/Links";
import { type Chapter, ReadingPage } from "./ReadingPage";
import { MailLink } from "../../platform-settings/public/ContactLinks";

/** /termos: what holds between the platform and who uses it. */
export function TermsPage() {
  return (
    <ReadingPage
      title="Termos de Uso"
      intro="As regras da Praia, em linguagem simples. Valem desde 24 de novembro de 2026."
      chapters={chapters()}
    />
  );
}

function chapters(): Chapter[] {
  const { operatorName, contactEmail } = platform();
  return [
    {
      id: "o-que-e",
      title: "O que é a Praia",
      text: (
        <>
          <p>
            A Praia é uma plataforma para torneios de beach tennis. Com ela, arenas e federações recebem
            inscrições, sorteiam, programam as quadras e publicam os resultados; atletas se inscrevem e
            acompanham os jogos.
          </p>
          <p>
            {operatorName ? `${operatorName} opera a plataforma. ` : null}Ao criar uma conta, você concorda
            com estes termos. Para só ver torneios e resultados, não é preciso ter conta.
          </p>
        </>
      ),
    },
    {
      id: "conta",
      title: "A sua conta",
      text: (
        <ul>
          <li>A conta é de uma pessoa só. Use o seu nome e um e-mail seu, e mantenha os dados corretos.</li>
          <li>
            A senha é só sua. Se alguém a descobriu, troque-a em Minha conta: você sai dos outros aparelhos.
          </li>
          <li>
            Menor de 18 anos usa a Praia com autorização e acompanhamento de quem é responsável. Menor de 12
            anos é cadastrado pelo responsável.
          </li>
          <li>
            Uma conta cujo e-mail não é confirmado é apagada depois de alguns dias, e libera o e-mail, o CPF e
            o CNPJ que usava.
          </li>
        </ul>
      ),
    },
    {
      id: "torneios",
      title: "Torneios, inscrições e pagamentos",
      text: (
        <>
          <p>
            Cada torneio é de quem o organiza: a arena ou a federação. É ela que define categorias, preços,
            prazos e regras, e que responde pelo evento, pelo local e pela segurança de quem joga.
          </p>
          <ul>
            <li>O preço, o prazo para pagar e a regra de reembolso aparecem antes de você se inscrever.</li>
            <li>
              O Pix vai direto para a conta de quem organiza. O dinheiro não passa pela Praia, e a confirmação
              e o reembolso são com a organização.
            </li>
            <li>
              Sem pagamento ou resposta ao convite no prazo, a vaga vai para quem está na lista de espera.
            </li>
            <li>
              Quem organiza pode recusar ou cancelar uma inscrição que não segue as regras do torneio, e
              corrigir um resultado errado.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "resultados",
      title: "O que fica público",
      text: (
        <p>
          Em torneio com página pública, qualquer pessoa vê quem joga, os horários, os placares e a
          classificação. O nome de menores de 18 anos aparece só com as iniciais. A{" "}
          <TextLink to="/privacidade#quem-ve">Política de Privacidade</TextLink> diz quem vê cada dado.
        </p>
      ),
    },
    {
      id: "organizadores",
      title: "Para quem organiza",
      text: (
        <ul>
          <li>
            Cadastre só quem sabe disso e concorda. Use os dados dos atletas para a arena e os torneios, e
            para mais nada.
          </li>
          <li>
            Publique preços e regras verdadeiros, confirme os pagamentos que receber e devolva o que as suas
            regras prometem.
          </li>
          <li>
            Dê acesso só a quem precisa. O link e o QR code de um jogo deixam lançar o placar: guarde-os bem.
          </li>
          <li>
            Uma federação nova pode se preparar na hora, mas só aparece para o público depois de ativada pela
            administração.
          </li>
        </ul>
      ),
    },
    {
      id: "uso",
      title: "O que não pode",
      text: (
        <>
          <ul>
            <li>
              Entrar em conta alheia, tentar ver ou mudar o que não é seu, ou atrapalhar o serviço de
              propósito.
            </li>
            <li>Inscrever-se com nível, idade ou gênero falsos, ou lançar placar que não aconteceu.</li>
            <li>Publicar ofensa, discriminação ou conteúdo ilegal em nomes e descrições.</li>
            <li>
              Copiar em massa dados de pessoas. Para rankings e resultados existe a API, com chave própria.
            </li>
          </ul>
          <p>Quem descumpre pode ter a conta suspensa. Antes, sempre que der, avisamos e ouvimos a pessoa.</p>
        </>
      ),
    },
    {
      id: "servico",
      title: "O serviço",
      text: (
        <p>
          Trabalhamos para a Praia estar no ar e certa, mas ela pode parar por falha ou manutenção. Os
          horários estimados mudam com o dia: vale a chamada da organização. Respondemos pelo que a lei nos
          atribui, e nada aqui diminui os seus direitos de consumidor.
        </p>
      ),
    },
    {
      id: "fim",
      title: "Sair e mudar",
      text: (
        <>
          <p>
            Você pode excluir a conta quando quiser, em <TextLink to="/conta">Minha conta</TextLink>. Quem
            responde por uma arena, ou é a única pessoa de uma federação, antes passa o lugar a outra pessoa.
          </p>
          <p>
            Se estes termos mudarem, a data no alto da página muda junto. Vale a lei brasileira, e você pode
            recorrer à Justiça da sua cidade.
            {contactEmail ? (
              <>
                {" "}
                Dúvidas: <MailLink email={contactEmail} />.
              </>
            ) : null}
          </p>
        </>
      ),
    },
  ];
}
