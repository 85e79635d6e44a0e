import { platform } from "../../platform-settings/public/platform";
import { formatCnpj } from "../../../server/brazil/cpf-cnpj.rules";
import { TextLink } from "../../ui/Links";
import { type Chapter, ReadingPage } from "./ReadingPage";
import { MailLink } from "../../platform-settings/public/ContactLinks";

/**
 * /privacidade: the personal data that is stored, according to the data model and its jobs. Update this page when they
 * change.
 */
export function PrivacyPage() {
  return (
    <ReadingPage
      title="Política de Privacidade"
      intro="O que a Praia guarda sobre você, por quê, por quanto tempo e quem vê. Vale desde 24 de novembro de 2026."
      chapters={chapters()}
    />
  );
}

function chapters(): Chapter[] {
  const { operatorName, cnpj, contactEmail, officerName, officerEmail } = platform();
  const dataEmail = officerEmail ?? contactEmail;
  return [
    {
      id: "resumo",
      title: "Em poucas palavras",
      text: (
        <ul>
          <li>Guardamos o que é preciso para você entrar, jogar, organizar e pagar. Nada além disso.</li>
          <li>Não vendemos dados, não mostramos anúncios e não usamos rastreadores de terceiros.</li>
          <li>E-mail, telefone, CPF e nascimento nunca aparecem em público.</li>
          <li>Você baixa tudo o que temos sobre você, ou exclui a conta, quando quiser.</li>
        </ul>
      ),
    },
    {
      id: "responsavel",
      title: "Quem responde pelos dados",
      text: (
        <>
          <p>
            {operatorName ?? "Quem mantém esta plataforma"}
            {operatorName && cnpj ? ` (CNPJ ${formatCnpj(cnpj)})` : null} responde pelos dados como
            controlador, no sentido da Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).
            {officerEmail ? (
              <>
                {" "}
                {officerName
                  ? `O encarregado de dados é ${officerName}: `
                  : "O canal do encarregado de dados é "}
                <MailLink email={officerEmail} subject="Dados pessoais" />.
              </>
            ) : null}
          </p>
          <p>
            A arena em que você joga e a federação em que compete também são controladoras: decidem o que
            fazem com o cadastro, as inscrições e as cobranças dos seus atletas, e respondem por isso.
          </p>
        </>
      ),
    },
    {
      id: "dados",
      title: "O que guardamos, e por quê",
      text: (
        <dl>
          <dt>Conta: nome, e-mail e senha</dt>
          <dd>
            Para você entrar (execução do contrato). Da senha fica só um código que ninguém consegue ler de
            volta.
          </dd>
          <dt>Aparelhos: navegador, início e último uso de cada sessão</dt>
          <dd>Para você reconhecer onde está conectado e encerrar o que não conhece (segurança).</dd>
          <dt>Cadastro de atleta: nível, telefone, CPF, nascimento e gênero</dt>
          <dd>
            Para saber em quais categorias você pode jogar e para a arena falar com você (execução do
            contrato). CPF, telefone, nascimento e gênero são opcionais no cadastro; uma categoria com limite
            de idade ou de gênero pede o que falta na hora da inscrição.
          </dd>
          <dt>Foto do perfil, se você enviar uma</dt>
          <dd>
            Para ser reconhecido no lugar das iniciais (consentimento). O local e o aparelho gravados no
            arquivo são retirados, e você troca ou remove a foto quando quiser.
          </dd>
          <dt>Arenas em que você joga e pedidos para entrar</dt>
          <dd>Para a arena saber quem são os seus atletas (execução do contrato).</dd>
          <dt>Inscrições, duplas, convites e horários em que você não pode jogar</dt>
          <dd>
            Para montar os torneios (execução do contrato). Do convite ficam o nome e o e-mail que quem
            convidou escreveu.
          </dd>
          <dt>Jogos, resultados, classificações e rankings</dt>
          <dd>São a história esportiva, sua e de quem jogou com você (legítimo interesse).</dd>
          <dt>Cobranças, pagamentos e reembolsos</dt>
          <dd>
            Para a organização saber quem pagou, e porque a lei manda guardar registros financeiros. O Pix é
            feito no aplicativo do seu banco: não vemos nem guardamos dados da sua conta ou do seu cartão.
          </dd>
          <dt>Professores: arenas, aulas e certificações</dt>
          <dd>Para as arenas organizarem as aulas (execução do contrato).</dd>
          <dt>Arenas e federações: CNPJ, endereço, responsável, contato e chave Pix</dt>
          <dd>Para identificar quem organiza e para receber inscrições (execução do contrato).</dd>
          <dt>E-mails que enviamos, arbitragens, chaves de API e assinatura de calendário</dt>
          <dd>Para entregar o que você pediu. De links e chaves fica só um código de conferência.</dd>
          <dt>Quem abriu os seus dados pessoais, e em que dia</dt>
          <dd>Para você poder conferir (segurança). A lista vem no arquivo dos seus dados.</dd>
          <dt>Registro técnico</dt>
          <dd>
            Página, horário e duração de cada pedido, com o número da conta, para achar erros. O endereço de
            rede serve só para contar tentativas e conter abusos, e a contagem é apagada todo dia.
          </dd>
        </dl>
      ),
    },
    {
      id: "quem-ve",
      title: "Quem vê",
      text: (
        <ul>
          <li>
            <strong>Qualquer pessoa:</strong> o seu nome, o seu nível e os seus jogos em torneios com página
            pública e em rankings. Se você tem menos de 18 anos e informou o nascimento, só as iniciais.
          </li>
          <li>
            <strong>Quem tem o link da sua página:</strong> a parte esportiva e a foto, se você abriu a
            “Página pública”. Pela de um menor decide quem responde por ele; aos 18 anos ela fecha, e decide
            você. Você a fecha quando quiser.
          </li>
          <li>
            <strong>Quem tem conta:</strong> a parte esportiva do seu perfil e a sua foto. A de um menor, só
            quem responde por ele e as suas arenas, enquanto a página dele não é pública.
          </li>
          <li>
            <strong>Gestores das arenas em que você joga:</strong> também e-mail, telefone, CPF, nascimento e
            o que você deve a elas. Cada leitura fica anotada.
          </li>
          <li>
            <strong>A federação da sua arena:</strong> o seu nome completo, o nível e os resultados, para
            inscrever e ranquear.
          </li>
          <li>
            <strong>A administração da plataforma:</strong> o que for preciso para atender você e manter o
            serviço.
          </li>
          <li>
            <strong>Programas com chave de API:</strong> só rankings e resultados.
          </li>
          <li>
            <strong>Fornecedores:</strong> quem hospeda os servidores e entrega os e-mails trata dados em
            nosso nome, e só para isso.
          </li>
          <li>
            <strong>Autoridades:</strong> quando a lei obriga.
          </li>
        </ul>
      ),
    },
    {
      id: "prazos",
      title: "Por quanto tempo",
      text: (
        <ul>
          <li>
            Cadastro sem e-mail confirmado: apagado depois de 2 dias, ou no máximo 7 se você pediu o link de
            novo.
          </li>
          <li>
            Sessões: terminam 30 dias depois da entrada, e são apagadas. Encerradas antes, somem 30 dias
            depois disso.
          </li>
          <li>
            E-mails: o texto é apagado assim que a mensagem sai; o assunto e o destinatário, depois de 30
            dias.
          </li>
          <li>
            Links de confirmação e de senha: valem de 30 minutos a 24 horas, e são apagados 30 dias depois.
          </li>
          <li>
            Cadastros unidos: o que havia em cada um fica guardado por 30 dias, para a união poder ser
            desfeita.
          </li>
          <li>Registros financeiros: pelo menos 5 anos, porque a lei exige.</li>
          <li>O resto: enquanto a sua conta existir.</li>
        </ul>
      ),
    },
    {
      id: "direitos",
      title: "Os seus direitos, e como usar",
      text: (
        <>
          <p>
            A LGPD garante acesso, correção, portabilidade, eliminação, oposição e informação sobre o uso.
            Quase tudo você faz sozinho em <TextLink to="/conta">Minha conta</TextLink>:
          </p>
          <ul>
            <li>
              <strong>Ver e levar os dados:</strong> em “Meus dados”, toque em “Baixar meus dados”. O arquivo
              traz tudo, em um formato que outros programas leem.
            </li>
            <li>
              <strong>Corrigir:</strong> e-mail e senha ali mesmo; nome, telefone, nível e nascimento em
              “Alterar Cadastro”, no seu perfil. CPF e gênero já informados, peça à sua arena ou escreva para
              nós.
            </li>
            <li>
              <strong>Encerrar sessões:</strong> em “Aparelhos conectados”.
            </li>
            <li>
              <strong>Excluir:</strong> em “Excluir conta”. Veja abaixo o que acontece.
            </li>
          </ul>
          <p>
            {dataEmail ? (
              <>
                Para qualquer outro pedido, escreva para{" "}
                <MailLink email={dataEmail} subject="Dados pessoais" />.{" "}
              </>
            ) : null}
            Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
          </p>
        </>
      ),
    },
    {
      id: "exclusao",
      title: "Quando você exclui a conta",
      text: (
        <ul>
          <li>
            Você fica anônimo na hora: nome, foto, e-mail, CPF, telefone, nascimento e gênero são apagados.
          </li>
          <li>As sessões terminam, e convites, e-mails e a assinatura de calendário somem.</li>
          <li>A sua vaga nos torneios que ainda não começaram é liberada.</li>
          <li>
            Os resultados continuam, sob um pseudônimo como “Atleta 9F2C”. Os registros financeiros também.
          </li>
          <li>
            Se você responde por uma arena, ou é a única pessoa de uma federação, primeiro é preciso passar o
            lugar a outra pessoa.
          </li>
          <li>Não há como desfazer.</li>
        </ul>
      ),
    },
    {
      id: "menores",
      title: "Crianças e adolescentes",
      text: (
        <p>
          Menores de 18 anos usam a Praia com a autorização de quem é responsável, que pode pedir tudo o que
          está nesta página em nome deles. Com o nascimento informado, o nome aparece em público só pelas
          iniciais.
        </p>
      ),
    },
    {
      id: "cookies",
      title: "Cookies e o que fica no aparelho",
      text: (
        <ul>
          <li>Um cookie mantém você conectado por até 30 dias. Nenhum programa da página consegue lê-lo.</li>
          <li>
            Outro, com o mesmo prazo, diz só que você já entrou, para a Praia abrir direto no seu painel.
          </li>
          <li>Outro lembra, por 7 dias, se o menu lateral está recolhido.</li>
          <li>
            No próprio navegador ficam as cores que você escolheu, a arena ou federação em que você estava,
            rascunhos de formulário, o placar que espera a internet voltar e quem você acompanha em um
            torneio.
          </li>
        </ul>
      ),
    },
    {
      id: "seguranca",
      title: "Como protegemos",
      text: (
        <p>
          A conexão é cifrada, as senhas não podem ser lidas nem por nós, tentativas de adivinhar são
          limitadas, e cada pessoa só alcança o que o seu papel permite. Se ainda assim algo acontecer com os
          seus dados, avisamos você e a ANPD.
        </p>
      ),
    },
  ];
}
