import { TextLink } from "../../ui/Links";
import type { Chapter } from "./ReadingPage";

export const organiserHelp: readonly Chapter[] = [
  {
    id: "organizador",
    title: "Para quem organiza",
    parts: [
      { id: "preparar", title: "Preparar a arena" },
      { id: "criar", title: "Criar um torneio" },
      { id: "inscricoes", title: "Inscrever e receber" },
      { id: "sortear", title: "Sortear" },
      { id: "programacao", title: "Programar as quadras" },
      { id: "placar", title: "Lançar o placar" },
      { id: "encerrar", title: "Encerrar e corrigir" },
    ],
    text: (
      <>
        <p>
          Vale para arenas e federações. A federação faz o mesmo em{" "}
          <TextLink to="/federation/championships">Gestão de Campeonatos</TextLink>.
        </p>
        <h3 id="preparar" tabIndex={-1}>
          Preparar a arena
        </h3>
        <ol>
          <li>
            Em <TextLink to="/arena-settings">Configurações da Arena</TextLink>, informe quadras, horário de
            funcionamento e a chave Pix.
          </li>
          <li>
            Em <TextLink to="/arena-athletes/pedidos">Novos atletas</TextLink>, copie o link ou imprima o QR
            code da arena, e aceite quem pede para entrar.
          </li>
        </ol>
        <h3 id="criar" tabIndex={-1}>
          Criar um torneio
        </h3>
        <ol>
          <li>
            Abra <TextLink to="/arena-tournaments/novo">Criar Torneio</TextLink> e escolha o formato.
          </li>
          <li>Informe datas, vagas e valor. Depois, prazos, reembolso e quem pode se inscrever.</li>
          <li>Salve como rascunho para continuar depois, ou publique.</li>
        </ol>
        <p>
          Para repetir um torneio, abra-o em <TextLink to="/arena-tournaments">Gerenciar Torneios</TextLink> e
          use “Mais ações” e “Duplicar”. Em “Configurações” você cria mais categorias e liga a página pública.
        </p>
        <h3 id="inscricoes" tabIndex={-1}>
          Inscrever e receber
        </h3>
        <ul>
          <li>
            No torneio, abra “Gerenciar Inscrições”, use “Copiar link de inscrição” e mande o link aos
            atletas.
          </li>
          <li>“Inscrever” põe um atleta ou uma dupla. Quem é de outra arena recebe um convite e decide.</li>
          <li>“Importar CSV” traz uma planilha inteira. Antes, uma prévia diz o que cada linha fará.</li>
          <li>“A receber” mostra quem falta pagar: cobre pelo WhatsApp e confirme com “Baixa manual”.</li>
        </ul>
        <h3 id="sortear" tabIndex={-1}>
          Sortear
        </h3>
        <ol>
          <li>
            No torneio, toque em “Iniciar Torneio”, ou em “Gerar Chaveamento Automático” na aba “Chaveamento”.
          </li>
          <li>Confira a prévia, com cabeças de chave e grupos, e confirme.</li>
        </ol>
        <p>Enquanto nada foi jogado, “Desfazer sorteio” volta atrás. Cada categoria tem o seu sorteio.</p>
        <h3 id="programacao" tabIndex={-1}>
          Programar as quadras
        </h3>
        <ol>
          <li>No torneio, abra “Programação” e diga em “Quadras e horários” o que é do torneio.</li>
          <li>
            Em “Gerar programação”, diga a que horas os jogos começam, veja a prévia e aplique. Os jogos
            respeitam o descanso e as indisponibilidades.
          </li>
          <li>No dia, “Quadras agora” mostra cada quadra. Com uma livre, toque em “Chamar próximo jogo”.</li>
        </ol>
        <h3 id="placar" tabIndex={-1}>
          Lançar o placar
        </h3>
        <ul>
          <li>
            Em “Árbitros”, nomeie quem vai apitar. A pessoa encontra os jogos dela em{" "}
            <TextLink to="/arbitragem">Arbitragem</TextLink>.
          </li>
          <li>
            Sem conta: imprima os “QR codes dos jogos”. Quem lê o código lança o placar daquele jogo, e só
            dele.
          </li>
          <li>Na aba “Resultados” você mesmo digita o placar final, W.O. ou desistência.</li>
          <li>O “Painel de TV”, na página pública, mostra tudo na tela da arena.</li>
        </ul>
        <h3 id="encerrar" tabIndex={-1}>
          Encerrar e corrigir
        </h3>
        <p>
          Com o último jogo de uma categoria, saem o pódio e a classificação. Placar errado? Corrija no
          próprio jogo: se a mudança mexe em outros, a página diz em quais antes de valer.
        </p>
      </>
    ),
  },
  {
    id: "dia-a-dia",
    title: "Para quem cuida da arena",
    parts: [
      { id: "aulas", title: "Aulas e professores" },
      { id: "cobrar", title: "Cobrar e receber" },
      { id: "quadras", title: "Quadras e Day Use" },
      { id: "avisar", title: "Comunicados e rankings" },
    ],
    text: (
      <>
        <h3 id="aulas" tabIndex={-1}>
          Aulas e professores
        </h3>
        <ol>
          <li>
            Em <TextLink to="/arena-teachers">Professores</TextLink>, use “Cadastrar professor” e combine a
            comissão.
          </li>
          <li>
            No <TextLink to="/arena-calendar">Calendário</TextLink>, “Ações” e “Agendar Aula” marcam uma aula
            ou uma turma que se repete toda semana.
          </li>
          <li>
            Na hora da aula, toque nela: “Todos presentes”, e depois quem faltou ou avisou. Sem internet, a
            chamada fica no aparelho e é enviada quando ela volta.
          </li>
          <li>Choveu? “Cancelar o dia (chuva)” cancela as aulas e avisa todo mundo.</li>
        </ol>
        <p>
          As comissões do mês saem das chamadas e estão em{" "}
          <TextLink to="/arena-financial/comissoes">Comissões</TextLink>.
        </p>
        <h3 id="cobrar" tabIndex={-1}>
          Cobrar e receber
        </h3>
        <ul>
          <li>
            Em <TextLink to="/arena-financial">Financeiro</TextLink>, “Nova Cobrança” cobra um ou vários
            atletas, e “Baixa Manual” anota o que foi pago.
          </li>
          <li>
            Em <TextLink to="/arena-financial/mensalidades">Mensalidades</TextLink>, “Nova mensalidade” diz
            quem paga quanto por mês. As cobranças saem sozinhas, ou por “Gerar mensalidades”.
          </li>
          <li>
            Solte o extrato do banco (arquivo OFX) no Financeiro: cada Pix é comparado com as cobranças, e
            você confirma.
          </li>
          <li>Multa, juros, chave Pix e lembretes ficam nas Configurações, em “Recebimento”.</li>
        </ul>
        <h3 id="quadras" tabIndex={-1}>
          Quadras e Day Use
        </h3>
        <ol>
          <li>
            Em <TextLink to="/arena-settings/quadras">Quadras e preços</TextLink>, informe o preço por hora e
            se os pedidos pela página da arena valem na hora ou esperam a sua resposta.
          </li>
          <li>No Calendário, “Ações” e “Locação de Quadra” marcam um horário, uma vez ou toda semana.</li>
          <li>Pedidos que esperam estão em “Hoje” e no Calendário. Confirme ou recuse ali mesmo.</li>
        </ol>
        <h3 id="avisar" tabIndex={-1}>
          Comunicados e rankings
        </h3>
        <p>
          Um comunicado chega por e-mail e no sino de quem tem conta; a prévia diz quantas pessoas ele
          alcança. Um ranking soma sozinho os pontos das categorias que você liga a ele, e “Publicar” fecha a
          lista do mês.
        </p>
      </>
    ),
  },
  {
    id: "treinamento",
    title: "Treinamento da equipe",
    text: (
      <>
        <p>O melhor treino é um torneio pequeno, antes do primeiro de verdade:</p>
        <ol>
          <li>
            <TextLink to="/arena-tournaments/novo">Crie um Super 8</TextLink> com oito pessoas da equipe e
            valor zero. Com a página pública desligada, só a arena e quem joga o veem.
          </li>
          <li>Inscreva as oito, sorteie e programe em uma quadra.</li>
          <li>Nomeie um árbitro, imprima os QR codes e joguem um set curto. Cada um lança um placar.</li>
          <li>Corrija um resultado de propósito, deixe um jogo atrasar e veja o que muda na programação.</li>
        </ol>
        <p>
          Quem integra sistemas encontra a documentação da API no{" "}
          <TextLink to="/explorador">explorador</TextLink>. Faltou alguma resposta?{" "}
          <TextLink to="/contato">Fale com a gente</TextLink>.
        </p>
      </>
    ),
  },
];
