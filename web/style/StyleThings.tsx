import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Clock, LandPlot, Users, Wallet } from "lucide-react";
import { Amount } from "../ui/Amount";
import { Card } from "../ui/Card";
import { Person } from "../ui/Person";
import { PositionBadge } from "../ui/PositionBadge";
import { Status } from "../ui/Status";
import { StatusBadge, type Tone } from "../ui/StatusBadge";
import { StatCard, StatGrid } from "../ui/StatCard";
import { StyleSection } from "./StyleSection";

const tones: Tone[] = [
  "open",
  "running",
  "joined",
  "over",
  "neutral",
  "special",
  "problem",
  "waiting",
  "done",
];

/** What looks the same wherever it is named: people, money, states, places. */
export function StyleThings() {
  return (
    <StyleSection title="Coisas">
      <StatGrid>
        <StatCard label="Receita do mês" icon={Wallet} value="R$ 12.340,00" hint="8% acima de outubro" />
        <StatCard label="Em atraso" icon={Clock} value="R$ 480,00" hint="4 cobranças" />
        <StatCard label="Inscritos" icon={Users} value="148" />
        <StatCard label="Quadras livres" icon={LandPlot} value="2 de 4" hint="agora" />
      </StatGrid>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="4">
        <Card title="Pessoas">
          <Stack gap="4" align="flex-start">
            <Person name="Ana Beatriz Lopes" facts="Nível C" size="lg" />
            <Person name="Bruno Schmitt" facts="bruno@praia.example" />
            <Person name="Ana Lopes" partner="Marina Kremer" facts="12 pontos" />
            <Person name="Caio" size="sm" />
          </Stack>
        </Card>
        <Card title="Valores">
          <Stack gap="3" align="flex-start">
            <Amount cents={124050} size="xl" />
            <Amount cents={6000} state="paid" />
            <Amount cents={6000} state="owed" />
            <Amount cents={6000} state="overdue" />
            <Amount cents={-3000} size="sm" />
          </Stack>
        </Card>
        <Card title="Situações">
          <Flex gap="2" wrap="wrap" align="center">
            <Status tone="usual">Confirmada</Status>
            {tones.map((tone) => (
              <StatusBadge key={tone} tone={tone}>
                {tone}
              </StatusBadge>
            ))}
          </Flex>
        </Card>
        <Card title="Lugares">
          <Flex gap="2" wrap="wrap">
            {[1, 2, 3, 4, 5, 6, 10, 11].map((position) => (
              <PositionBadge key={position} position={position} />
            ))}
          </Flex>
        </Card>
      </SimpleGrid>
    </StyleSection>
  );
}
