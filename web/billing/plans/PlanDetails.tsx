import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Repeat } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { PlanDetailsQuery } from "../../__generated__/PlanDetailsQuery.graphql";
import { Amount } from "../../ui/Amount";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState } from "../../ui/PageStates";
import { formatDate, formatMoney, formatMonth } from "../../ui/format";
import { ListRow } from "../../ui/ListRows";
import { TextLink } from "../../ui/Links";
import { chargeAmountState, ChargeStatus } from "../public/charge-look";
import {
  type ActingOnPlan,
  actsOnPlan,
  planActLabel,
  PlanStatus,
  readPlan,
  type ShownPlan,
  spanOf,
} from "./plan-columns";

interface PlanDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  onAct: (acting: ActingOnPlan) => void;
}

/** One plan: price and terms, pauses, and the charges it has made. */
export function PlanDetails({ id, fetchKey, today, onAct }: PlanDetailsProps) {
  const { node } = useLazyLoadQuery<PlanDetailsQuery>(
    graphql`
      query PlanDetailsQuery($id: ID!) {
        node(id: $id) {
          ...planColumns_plan @alias(as: "plan")
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.plan) return <EmptyState icon={Repeat} title="Mensalidade não encontrada" />;
  const plan = readPlan(node.plan);
  const { athleteName, description, amountInCents, dueDay, pausedMonths, proratesFirstMonth } = plan;
  return (
    <Stack gap="5" pb="4">
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Atleta" large wide>
          {athleteName}
        </Fact>
        <Fact name="Descrição" wide>
          {description}
        </Fact>
        <Fact name="Valor do mês">{formatMoney(amountInCents)}</Fact>
        <Fact name="Vencimento">{`dia ${dueDay}`}</Fact>
        <Fact name="Período">{spanOf(plan)}</Fact>
        <Fact name="Situação">
          <PlanStatus plan={plan} today={today} />
        </Fact>
        <Fact name="Primeiro mês">{proratesFirstMonth ? "proporcional aos dias" : "inteiro"}</Fact>
        {pausedMonths.length > 0 ? (
          <Fact name="Meses em pausa" wide>
            {pausedMonths.map(formatMonth).join(", ")}
          </Fact>
        ) : null}
      </SimpleGrid>
      <Flex gap="2" wrap="wrap">
        {actsOnPlan(plan, today).map((act) => (
          <Button
            key={act}
            size="sm"
            variant="outline"
            colorPalette={act === "end" ? "flag" : "gray"}
            onClick={() => onAct({ act, planId: id })}
          >
            {planActLabel[act]}
          </Button>
        ))}
      </Flex>
      <DetailSection title="Cobranças">
        <Charges charges={plan.charges} />
      </DetailSection>
    </Stack>
  );
}

function Charges({ charges }: Pick<ShownPlan, "charges">) {
  if (charges.length === 0)
    return <Text color="fg.muted">Nenhuma cobrança gerada nos últimos doze meses.</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {charges.map(({ id, month, standing, amountInCents, dueOn }) => (
        <ListRow
          key={id}
          basis="9rem"
          gap="0.5"
          end={
            <Stack gap="1" align="flex-end">
              <Amount cents={amountInCents} state={chargeAmountState[standing]} />
              <ChargeStatus standing={standing} />
            </Stack>
          }
        >
          <TextLink to={`/arena-financial?mes=${month.slice(0, 7)}&aberto=${encodeURIComponent(id)}`}>
            {formatMonth(month)}
          </TextLink>
          {dueOn ? (
            <Text textStyle="sm" color="fg.muted">
              {`vence em ${formatDate(dueOn)}`}
            </Text>
          ) : null}
        </ListRow>
      ))}
    </Stack>
  );
}
