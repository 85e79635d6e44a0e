import { Braces, ClipboardList, Mail, Medal, Network, Trophy } from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink";
import { FeatureGrid, type Feature } from "./FeatureGrid";
import { Shown } from "./Shown";

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
    icon: Mail,
    title: "Avisos ao atleta",
    points: ["E-mail de convite, de vaga aberta e de prazo vencido", "Jogos no calendário do celular"],
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
