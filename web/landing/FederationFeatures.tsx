import {
  BarChart3,
  Braces,
  ClipboardList,
  ListOrdered,
  Megaphone,
  Medal,
  Network,
  Store,
  Trophy,
} from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink";
import { type Feature, FeatureGrid, Shown } from "./FeatureGrid";

const features: readonly Feature[] = [
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
      <FeatureGrid features={features} palette="sea" />
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
