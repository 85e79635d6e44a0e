import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Amount } from "../ui/Amount";
import { Card } from "../ui/Card";
import { Bars } from "../ui/charts/Bars";
import { FormDots } from "../ui/charts/FormDots";
import { HeatStrip } from "../ui/charts/HeatStrip";
import { Meter } from "../ui/charts/Meter";
import { Sparkline } from "../ui/charts/Sparkline";
import { formatCount, formatMoney } from "../ui/format";
import { StyleSection } from "./StyleSection";

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

export function StyleCharts() {
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
