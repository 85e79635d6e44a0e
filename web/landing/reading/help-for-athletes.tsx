import { TextLink } from "../../ui/TextLink";
import type { Chapter } from "./chapter";

export const athleteHelp: readonly Chapter[] = [
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
