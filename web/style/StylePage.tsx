import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Clock, LandPlot, UserPlus, Users, UsersRound, Wallet } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Amount } from "../ui/Amount";
import { Card, Panel, StatCard, StatGrid } from "../ui/Cards";
import { Bars, HeatStrip } from "../ui/charts/Charts";
import { FormDots, Meter, Sparkline } from "../ui/charts/SmallCharts";
import { currentTab, TabLinks } from "../ui/TabLinks";
import { EmptyState, ErrorState } from "../ui/PageStates";
import { FoldedFacts } from "../ui/Facts";
import { formatCount, formatMoney } from "../ui/format";
import { DataList } from "../ui/list/DataList";
import { DataListSkeleton } from "../ui/list/DataListRows";
import { PageFrame } from "../ui/PageFrame";
import { Person } from "../ui/Person";
import { PositionBadge, Status, StatusBadge, type Tone } from "../ui/Badges";
import { toast } from "../ui/toaster";
import { styleColumns, StyleList, styleRows } from "./StyleList";
import { StyleControls, StyleForms, StyleSection } from "./StyleControls";
import { StyleMatches } from "./StyleMatches";

const months = ["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto"];
const revenue = [420000, 610000, 580000, 720000, 690000, 810000, 940000, 1234000].map((value, index) => ({
  name: months[index] ?? "",
  short: months[index]?.slice(0, 3),
  value,
}));
const hours = [1, 0, 2, 4, 3, 1, 1, 0, 2, 3, 6, 8, 8, 5, 2].map((value, index) => ({
  name: `${index + 7}h`,
  value,
}));

function StyleCharts() {
  return (
    <StyleSection title="Gráficos">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Card title="Receita por mês">
          <Bars
            label="Receita por mês"
            says="Subiu de R$ 4.200,00 em janeiro a R$ 12.340,00 em agosto."
            nameLabel="Mês"
            valueLabel="Receita"
            points={revenue}
            format={formatMoney}
            current="agosto"
          />
        </Card>
        <Card title="Saldo de games">
          <Bars
            label="Saldo de games por jogo"
            says="Três jogos com saldo positivo e dois com negativo."
            nameLabel="Jogo"
            valueLabel="Saldo"
            points={[4, -2, 1, -5, 6].map((value, index) => ({ name: `${index + 1}º`, value }))}
            format={formatCount}
          />
        </Card>
        <Card title="Jogos por hora">
          <HeatStrip
            label="Jogos por hora"
            says="O movimento é maior entre 17h e 19h."
            nameLabel="Hora"
            valueLabel="Jogos"
            points={hours}
            format={formatCount}
          />
        </Card>
        <Card title="Medidores">
          <Stack gap="4">
            <Meter label="Vagas" value={28} of={32} says="28 de 32 duplas" tone="sun" />
            <Meter label="Recebido" value={84000} of={312000} says="R$ 840,00 de R$ 3.120,00" tone="palm" />
            <Meter label="Jogos" value={0} of={0} says="nenhum jogo" />
            <Flex align="center" justify="space-between" gap="4">
              <Amount cents={1234000} size="xl" />
              <Sparkline
                says="Receita de oito meses: subiu de R$ 4.200,00 a R$ 12.340,00."
                points={revenue}
              />
            </Flex>
            <FormDots won={[true, false, true, true, false]} />
          </Stack>
        </Card>
      </SimpleGrid>
    </StyleSection>
  );
}

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
function StyleThings() {
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

/** A list on its way, with other rows on their way, with none, and with a failure. */
function StyleStates() {
  const [waiting, setWaiting] = useState(false);
  return (
    <StyleSection title="Estados de uma lista">
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-pressed={waiting}
        onClick={() => setWaiting(!waiting)}
      >
        {waiting ? "Parar de carregar" : "Mostrar carregando"}
      </Button>
      {waiting ? <DataListSkeleton columns={styleColumns} rows={3} picks actions /> : null}
      <DataList
        label="Com mais para carregar"
        rows={styleRows.slice(0, 2)}
        columns={styleColumns}
        nameOf={({ name }) => name}
        refreshing={waiting}
        more={{ hasNext: true, isLoadingNext: false, loadNext: (_count, { onComplete }) => onComplete(null) }}
        empty={null}
      />
      <DataList
        label="Que não carregou"
        rows={[]}
        columns={styleColumns}
        nameOf={({ name }) => name}
        failed={() => toast.error({ title: "Ainda sem conexão", description: "Tente de novo em instantes." })}
        empty={null}
      />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <EmptyState
          icon={UsersRound}
          title="Nenhum atleta ainda"
          description="Cadastre o primeiro ou importe uma planilha."
        >
          <Button onClick={() => toast.success({ title: "Atleta cadastrado" })}>
            <UserPlus />
            Cadastrar atleta
          </Button>
        </EmptyState>
        <Panel p="0">
          <Box>
            <ErrorState
              onRetry={() =>
                toast.error({ title: "Ainda sem conexão", description: "Tente de novo em instantes." })
              }
            />
          </Box>
        </Panel>
      </SimpleGrid>
    </StyleSection>
  );
}

const tabs = [
  { to: "?aba=lista", label: "Lista", count: 6, Part: StyleList },
  { to: "?aba=estados", label: "Estados", Part: StyleStates },
  { to: "?aba=coisas", label: "Coisas", Part: StyleThings },
  { to: "?aba=jogos", label: "Jogos e chaves", Part: StyleMatches },
  { to: "?aba=graficos", label: "Gráficos", Part: StyleCharts },
  { to: "?aba=formularios", label: "Formulários", Part: StyleForms },
  { to: "?aba=controles", label: "Letras e controles", Part: StyleControls },
];

/** Every part that pages are made of, in each of its states. */
export function StylePage() {
  const Part = currentTab(tabs, useLocation())?.Part ?? StyleList;
  return (
    <PageFrame title="Estilo" subtitle="As peças das páginas, em todos os seus estados.">
      <Stack gap="6">
        <Stack gap="0">
          <FoldedFacts line="sáb., 22/11 · Arena Beira-Mar · 28 de 32 duplas · R$ 60,00 por atleta · uma linha que se abre">
            Aqui ficam todos os fatos, com a descrição e os selos.
          </FoldedFacts>
          <TabLinks label="Partes do estilo" tabs={tabs} />
        </Stack>
        <Part />
      </Stack>
    </PageFrame>
  );
}
