import { ChartColumn, ClipboardList, Medal, Megaphone, Network, Trophy } from "lucide-react";
import { ButtonLink } from "../ui/ButtonLink";
import { FeatureGrid, type Feature } from "./FeatureGrid";
import { LandingSection } from "./LandingSection";
import { sections } from "./section-link";

const features: readonly Feature[] = [
  {
    icon: Trophy,
    title: "Gestão de Campeonatos",
    points: ["Múltiplas categorias", "Regulamentos", "Locais e datas"],
  },
  {
    icon: ClipboardList,
    title: "Inscrições Online",
    points: ["Inscrição pelo próprio atleta", "Pagamento integrado"],
  },
  {
    icon: Network,
    title: "Chaves e Jogos",
    points: ["Eliminatórias", "Fase de grupos", "Acompanhamento em tempo real"],
  },
  {
    icon: Medal,
    title: "Rankings e Resultados",
    points: ["Rankings sempre atualizados", "Resultados publicados na hora"],
  },
  {
    icon: Megaphone,
    title: "Comunicação",
    points: ["Notificações push", "Comunicados oficiais", "Alertas de jogos"],
  },
  {
    icon: ChartColumn,
    title: "Relatórios e Análises",
    points: ["Números de cada campeonato", "Análises da temporada"],
  },
];

export function FederationSection() {
  return (
    <LandingSection
      id={sections.federations}
      title="Para federações e organizadores"
      promise="Campeonatos do anúncio ao pódio, com atletas, arenas e público na mesma página."
      bg="bg.subtle"
      borderBlockWidth="1px"
      borderColor="border.muted"
    >
      <FeatureGrid features={features} palette="sea" />
      <ButtonLink to="/federation" size="lg" colorPalette="sea" alignSelf="flex-start">
        Acessar área da Federação
      </ButtonLink>
    </LandingSection>
  );
}
