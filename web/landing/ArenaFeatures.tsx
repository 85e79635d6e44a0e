import { Heading } from "@chakra-ui/react/heading";
import {
  CalendarCheck,
  CalendarClock,
  ClipboardList,
  GraduationCap,
  LandPlot,
  Trophy,
  Tv,
  Users,
  Wallet,
} from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink";
import { Panel } from "../ui/Card";
import { type Feature, FeatureGrid, Shown } from "./FeatureGrid";

const features: readonly Feature[] = [
  {
    icon: CalendarCheck,
    title: "Aulas e presença",
    points: [
      "Turmas, aulas individuais e avulsas em um calendário só",
      "Chamada no celular, mesmo sem internet",
      "Pacotes de créditos, reposições e lista de espera",
    ],
  },
  {
    icon: GraduationCap,
    title: "Professores e comissões",
    points: [
      "Comissão calculada a cada aula, com extrato do mês",
      "Aulas, presença e ocupação de cada professor",
    ],
  },
  {
    icon: Wallet,
    title: "Financeiro",
    points: [
      "Mensalidades geradas sozinhas, com multa e juros",
      "Pix com código por cobrança e leitura do extrato do banco",
      "Quem está em atraso, e o mês pronto para a contabilidade",
    ],
  },
  {
    icon: LandPlot,
    title: "Quadras e Day Use",
    points: [
      "Pedidos de quadra e de Day Use pela página da arena",
      "Preço por dia e horário, sem dois na mesma quadra",
    ],
  },
  {
    icon: Trophy,
    title: "Torneios e Super 8",
    points: [
      "Grupos, eliminatória, dupla eliminação ou todos contra todos",
      "Super 8 e outros tamanhos, com troca de parceiros a cada rodada",
      "Sorteio com cabeças de chave e prévia antes de valer",
    ],
  },
  {
    icon: ClipboardList,
    title: "Inscrições e pagamentos",
    points: [
      "O atleta se inscreve e convida a dupla pelo celular",
      "Pix copia e cola com o valor certo de cada inscrição",
      "Lista de espera que anda sozinha, importação por CSV",
    ],
  },
  {
    icon: CalendarClock,
    title: "Programação das quadras",
    points: [
      "Jogos distribuídos por quadra, com descanso entre eles",
      "Atraso recalculado durante o dia",
      "Chamada de cada jogo para a quadra livre",
    ],
  },
  {
    icon: Tv,
    title: "Placar ao vivo",
    points: [
      "Game a game no celular do árbitro ou pelo QR code do jogo",
      "Painel de TV e página pública que se atualizam sozinhos",
    ],
  },
  {
    icon: Users,
    title: "Seus atletas",
    points: [
      "Entrada pelo link ou QR code da arena",
      "Perfil com nível, aulas, torneios e colocações",
      "Comunicados por e-mail e na Praia",
    ],
  },
];

export function ArenaFeatures() {
  return (
    <>
      <FeatureGrid features={features} palette="coral" />
      <Shown
        picture="board"
        alt="Painel de TV de um torneio: o jogo em quadra com o placar, e os próximos jogos com quadra e horário"
      >
        O painel de TV, durante um torneio
      </Shown>
      <TrialPanel />
    </>
  );
}

function TrialPanel() {
  return (
    <Panel
      display="flex"
      flexDirection={{ base: "column", md: "row" }}
      gap="4"
      justifyContent="space-between"
      alignItems={{ base: "flex-start", md: "center" }}
    >
      <Heading as="h3" textStyle="2xl" lineHeight="1.2" fontWeight="bold">
        Comece pelo próximo torneio da sua arena
      </Heading>
      <ButtonLink to="/auth?aba=cadastrar" size="lg" flexShrink="0">
        Testar na minha arena
      </ButtonLink>
    </Panel>
  );
}
