import { TextLink } from "../../ui/Links";
import { type Chapter, ReadingPage } from "./ReadingPage";
import { organiserHelp } from "./help-for-organisers";

const athleteHelp: readonly Chapter[] = [
  {
    id: "atleta",
    title: "Para quem joga",
    parts: [
      { id: "arena", title: "Entrar na arena" },
      { id: "inscrever-se", title: "Inscrever-se em um torneio" },
      { id: "dupla", title: "Formar dupla" },
      { id: "pagar", title: "Pagar a inscrição" },
      { id: "jogos", title: "Acompanhar os jogos" },
      { id: "desistir", title: "Desistir da inscrição" },
      { id: "minhas-aulas", title: "Suas aulas" },
      { id: "cobrancas", title: "Suas cobranças" },
    ],
    text: (
      <>
        <h3 id="arena" tabIndex={-1}>
          Entrar na arena
        </h3>
        <ol>
          <li>Abra o link da arena, ou leia o QR code que fica na recepção.</li>
          <li>
            Toque em “Pedir para entrar”. Sem conta, crie a sua no{" "}
            <TextLink to="/auth-athlete">Portal do Aluno</TextLink> e volte.
          </li>
          <li>
            A arena aceita o pedido, e você recebe um e-mail. Pronto: os torneios internos dela se abrem para
            você.
          </li>
        </ol>
        <h3 id="inscrever-se" tabIndex={-1}>
          Inscrever-se em um torneio
        </h3>
        <ol>
          <li>
            Escolha em <TextLink to="/torneios">Torneios</TextLink>, ou abra o link que a organização mandou.
          </li>
          <li>
            Na aba “Inscrição”, escolha a categoria. A página diz se o seu nível, gênero e idade cabem nela.
          </li>
          <li>Confirme. Se não há mais vaga, você entra na lista de espera e sobe quando abre uma.</li>
        </ol>
        <h3 id="dupla" tabIndex={-1}>
          Formar dupla
        </h3>
        <p>
          Com “Já tenho dupla”, convide pelo WhatsApp ou por e-mail; a pessoa aceita pelo link. Com “Procuro
          dupla”, o seu nome aparece para quem também procura na mesma categoria, e você pode propor a dupla.
          No Super 8 cada um se inscreve sozinho: o parceiro muda a cada rodada.
        </p>
        <h3 id="pagar" tabIndex={-1}>
          Pagar a inscrição
        </h3>
        <p>
          Copie o código em “Pix copia e cola”, ou leia o QR code, e pague no aplicativo do seu banco. Quem
          organiza confirma o recebimento. O prazo e a regra de reembolso estão na própria inscrição; passou o
          prazo, a vaga é liberada.
        </p>
        <h3 id="jogos" tabIndex={-1}>
          Acompanhar os jogos
        </h3>
        <ul>
          <li>
            Na página do torneio, a aba “Meus jogos” mostra quadra, horário e adversários. Não precisa de
            conta.
          </li>
          <li>
            “Programação” traz o dia inteiro e diz o que está atrasado. Placar e tabela se atualizam sozinhos.
          </li>
          <li>Com “Assinar calendário”, os seus jogos entram na agenda do celular.</li>
        </ul>
        <h3 id="desistir" tabIndex={-1}>
          Desistir da inscrição
        </h3>
        <p>
          Em “Minha inscrição”, na página do torneio, toque em “Cancelar minha inscrição”. Antes de confirmar,
          você vê quanto volta. A sua dupla é avisada.
        </p>
        <h3 id="minhas-aulas" tabIndex={-1}>
          Suas aulas
        </h3>
        <ul>
          <li>
            Em “Minhas aulas”, “Agendar Nova Aula” mostra as vagas das suas arenas. Você usa um crédito ou
            paga depois. Sem vaga, entre na fila: se abrir uma, você recebe um e-mail.
          </li>
          <li>Não vai? Avise em “Não vou”: a página diz antes se a aula volta como crédito.</li>
          <li>Quadra e Day Use se pedem na página da arena, em “Horários”.</li>
        </ul>
        <h3 id="cobrancas" tabIndex={-1}>
          Suas cobranças
        </h3>
        <p>
          “Financeiro”, no seu perfil, separa o que está pago, pendente e em atraso. Toque em uma cobrança
          para copiar o código Pix ou baixar o recibo.
        </p>
      </>
    ),
  },
];

const signInHelp: Chapter = {
  id: "entrar",
  title: "Entrar e senha",
  parts: [
    { id: "senha", title: "Esqueci minha senha" },
    { id: "confirmar", title: "Confirmar o e-mail" },
    { id: "trocar", title: "Trocar e-mail ou senha" },
  ],
  text: (
    <>
      <p>Cada um tem a sua porta. O e-mail e a senha são os mesmos em todas.</p>
      <ul>
        <li>
          Atletas e alunos: <TextLink to="/auth-athlete">Portal do Aluno</TextLink>
        </li>
        <li>
          Gestores de arena e professores: <TextLink to="/auth">Acesso para Arenas</TextLink>
        </li>
        <li>
          Federações: <TextLink to="/federation-auth">Acesso para Federações</TextLink>
        </li>
      </ul>
      <p>Depois de cinco senhas erradas, espere até 15 minutos para tentar de novo.</p>
      <h3 id="senha" tabIndex={-1}>
        Esqueci minha senha
      </h3>
      <ol>
        <li>Na sua porta de entrada, toque em “Esqueci minha senha” e informe o e-mail da conta.</li>
        <li>Abra o link que chega por e-mail. Ele vale por 30 minutos e serve uma vez.</li>
        <li>Escolha a senha nova, com 8 caracteres ou mais. Você sai dos outros aparelhos.</li>
      </ol>
      <p>
        O e-mail não chegou? Olhe a caixa de spam e peça de novo depois de um minuto. Senha provisória,
        recebida da administração, vale por 72 horas: ao entrar, você escolhe a sua.
      </p>
      <h3 id="confirmar" tabIndex={-1}>
        Confirmar o e-mail
      </h3>
      <p>
        Quem cria conta recebe um link que vale por 24 horas. Sem ele a conta não abre. Perdeu o link? Tente
        entrar: a página oferece outro.
      </p>
      <h3 id="trocar" tabIndex={-1}>
        Trocar e-mail ou senha
      </h3>
      <p>
        Em <TextLink to="/conta">Minha conta</TextLink> você troca os dois, vê em quais aparelhos está
        conectado, baixa os seus dados e exclui a conta.
      </p>
    </>
  ),
};

const chapters: readonly Chapter[] = [signInHelp, ...athleteHelp, ...organiserHelp];

/** /ajuda: the shortest way to do what people come for, by who they are. */
export function HelpPage() {
  return (
    <ReadingPage
      title="Central de Ajuda"
      intro="O passo a passo do que mais se faz na Praia, para quem joga e para quem organiza."
      chapters={chapters}
    />
  );
}
