import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import {
  BarChart3,
  Braces,
  CalendarCheck,
  CalendarClock,
  Check,
  ClipboardList,
  GraduationCap,
  LandPlot,
  ListOrdered,
  type LucideIcon,
  Medal,
  Megaphone,
  Network,
  Store,
  Trophy,
  Tv,
  Users,
  Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/Links";
import { Panel } from "../ui/Cards";
import { Picture } from "./Picture";
import type { pictures } from "./pictures";

export interface Feature {
  icon: LucideIcon;
  title: string;
  points: readonly string[];
}

interface FeatureGridProps {
  features: readonly Feature[];
  palette: "coral" | "sea";
  /** One more cell after the features. */
  children?: ReactNode;
}

export function FeatureGrid({ features, palette, children }: FeatureGridProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="5" colorPalette={palette}>
      {features.map(({ icon: Icon, title, points }) => (
        <Panel key={title} display="flex" flexDirection="column" gap="4">
          <HStack gap="3">
            <Box p="3" borderRadius="l2" bg="colorPalette.subtle" color="colorPalette.fg">
              <Icon size={22} aria-hidden="true" />
            </Box>
            <Heading as="h3" textStyle="xl" fontWeight="bold" lineHeight="1.2">
              {title}
            </Heading>
          </HStack>
          <Stack as="ul" gap="2" listStyleType="none">
            {points.map((point) => (
              <HStack as="li" key={point} gap="2.5" align="flex-start" color="fg.muted">
                <Box as="span" color="colorPalette.fg" pt="1" flexShrink="0">
                  <Check size={16} aria-hidden="true" />
                </Box>
                {point}
              </HStack>
            ))}
          </Stack>
        </Panel>
      ))}
      {children}
    </SimpleGrid>
  );
}

interface ShownProps extends HTMLChakraProps<"figure"> {
  picture: keyof typeof pictures;
  alt: string;
}

/** A wide picture with what it shows below. */
export function Shown({ picture, alt, children, ...figure }: ShownProps) {
  return (
    <chakra.figure {...figure}>
      <Picture of={picture} alt={alt} w="full" />
      <chakra.figcaption mt="2" textStyle="sm" color="fg.muted">
        {children}
      </chakra.figcaption>
    </chakra.figure>
  );
}

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

const federationFeaturesFeatures: readonly Feature[] = [
  {
    icon: Trophy,
    title: "Gestão de campeonatos",
    points: [
      "Várias categorias, cada uma com preço e vagas",
      "Jogos em mais de um local, cada um com as suas quadras",
    ],
  },
  {
    icon: ClipboardList,
    title: "Inscrições online",
    points: ["Inscrição pelo próprio atleta", "Nível, gênero e idade conferidos na hora"],
  },
  {
    icon: Network,
    title: "Chaves e jogos",
    points: ["Grupos e eliminatórias", "Acompanhamento em tempo real, jogo a jogo"],
  },
  {
    icon: Medal,
    title: "Resultados e pódio",
    points: ["Placares publicados na hora", "Pódio e classificação assim que a categoria termina"],
  },
  {
    icon: ListOrdered,
    title: "Rankings",
    points: [
      "Pontos de cada etapa somados sozinhos, lista nova a cada mês",
      "Histórico de versões, com cada ponto explicado",
    ],
  },
  {
    icon: Store,
    title: "Arenas e atletas",
    points: ["Filiação de arenas, com mapa", "Atletas federados e certificações de professores"],
  },
  {
    icon: Megaphone,
    title: "Comunicados e avisos",
    points: [
      "Para arenas, atletas ou inscritos de um campeonato",
      "E-mail de convite, de vaga aberta e de prazo vencido",
      "Jogos no calendário do celular",
    ],
  },
  {
    icon: BarChart3,
    title: "Relatórios",
    points: ["Inscrições por mês, atletas por nível e idade", "Pontualidade dos jogos de cada temporada"],
  },
  {
    icon: Braces,
    title: "API aberta",
    points: [
      "Resultados dos campeonatos no site da federação",
      "Documentação para ler e testar no navegador",
    ],
  },
];

export function FederationFeatures() {
  return (
    <>
      <FeatureGrid features={federationFeaturesFeatures} palette="sea" />
      <Shown
        picture="championship"
        alt="Página pública de um campeonato em andamento, com os jogos em quadra e o placar de cada um"
        hideBelow="md"
      >
        A página pública de um campeonato, durante os jogos
      </Shown>
      <ButtonLink to="/federation" size="lg" colorPalette="sea" alignSelf="flex-start">
        Acessar área da federação
      </ButtonLink>
    </>
  );
}
