import { CalendarDays, GraduationCap, Trophy, Users, Wallet } from "lucide-react";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { ButtonLink } from "../ui/ButtonLink";
import { CourtLines } from "../ui/CourtLines";
import { FeatureGrid, type Feature } from "./FeatureGrid";
import { LandingSection } from "./LandingSection";
import { sections } from "./section-link";

const features: readonly Feature[] = [
  {
    icon: Users,
    title: "Gestão de Atletas",
    points: ["Perfis completos", "Controle de frequência", "Histórico de pagamentos", "Pacotes de aulas"],
  },
  {
    icon: GraduationCap,
    title: "Gestão de Professores",
    points: ["Agenda de cada professor", "Cálculo automático de comissões", "Relatórios de desempenho"],
  },
  {
    icon: CalendarDays,
    title: "Agendamento de Aulas",
    points: ["Aulas individuais, em grupo e avulsas", "Notificações", "Remarcações"],
  },
  {
    icon: Wallet,
    title: "Gestão Financeira",
    points: ["Faturamento", "Boletos bancários", "Controle de inadimplência", "Dashboard financeiro"],
  },
  {
    icon: Trophy,
    title: "Torneios e Super 8",
    points: ["Torneios internos da arena", "Formato Super 8, todos com todos"],
  },
];

export function ArenaSection() {
  return (
    <LandingSection
      id={sections.arenas}
      title="Para arenas que não param"
      promise="Da primeira aula da manhã ao último jogo sob os refletores, tudo no mesmo lugar."
    >
      <FeatureGrid features={features} palette="coral">
        <TrialPanel />
      </FeatureGrid>
    </LandingSection>
  );
}

function TrialPanel() {
  return (
    <Stack
      gap="4"
      justify="space-between"
      align="flex-start"
      p="6"
      borderRadius="l3"
      bg="coral.solid"
      color="coral.contrast"
      position="relative"
      overflow="hidden"
    >
      <CourtLines
        position="absolute"
        right="-4rem"
        bottom="-2rem"
        w="20rem"
        opacity="0.3"
        transform="rotate(-14deg)"
      />
      <Heading as="h3" fontSize="1.75rem" lineHeight="1.1" fontWeight="bold" position="relative">
        Sua arena na areia em cinco minutos
      </Heading>
      <ButtonLink to="/auth?aba=cadastrar" size="lg" colorPalette="gray" position="relative">
        Testar na minha arena
      </ButtonLink>
    </Stack>
  );
}
