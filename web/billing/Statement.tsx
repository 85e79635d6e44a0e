import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { paymentMethodLabel } from "../../server/billing/charge-words.rules";
import {
  type StatementState,
  statementStateLabel,
} from "../../server/billing/commissions/commission-words.rules";
import { counted } from "../../server/platform/numbers.rules";
import type { Statement_statement$key } from "../__generated__/Statement_statement.graphql";
import type { StatementQuery } from "../__generated__/StatementQuery.graphql";
import { Amount } from "../ui/Amount";
import { Status, type Tone } from "../ui/Badges";
import { formatDate, formatDateTime, formatMoney, formatShortDay } from "../ui/format";
import { ListRow, ListRowName, LoadMoreButton } from "../ui/ListRows";
import { Notice } from "../ui/PageStates";

const toneOf: Record<StatementState, Tone | "usual"> = { OPEN: "usual", CLOSED: "waiting", PAID: "open" };

/** How a statement stands; what is closed waits for the money. */
export const StatementStatus = ({ state }: { state: StatementState }) => (
  <Status tone={toneOf[state]}>{statementStateLabel[state]}</Status>
);

const pageSize = 40;

/** A month's statement: what it comes to, and the lines that add up to it. */
export function Statement({ statement: key }: { statement: Statement_statement$key }) {
  const { data, ...more } = usePaginationFragment<StatementQuery, Statement_statement$key>(
    graphql`
      fragment Statement_statement on CommissionStatement
      @refetchable(queryName: "StatementQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
        state
        timeZone
        classCount
        payableInCents
        carriedOutInCents
        isNext
        closedAt
        paidOn
        method
        note
        entries(first: $count, after: $cursor) @connection(key: "Statement_entries") {
          edges {
            node {
              position
              on
              title
              detail
              amountInCents
            }
          }
        }
      }
    `,
    key,
  );
  const { state, payableInCents, carriedOutInCents, paidOn, method, note, closedAt, timeZone } = data;
  return (
    <Stack gap="3">
      <HStack justify="space-between" align="flex-start" gap="4">
        <Stack gap="0.5">
          <Amount cents={payableInCents} size="xl" />
          <Text color="fg.muted" textStyle="sm">
            {counted(data.classCount, "aula com chamada feita", "aulas com chamada feita")}
          </Text>
        </Stack>
        <StatementStatus state={state} />
      </HStack>
      {closedAt ? <Text textStyle="sm">{`Fechado em ${formatDateTime(closedAt, timeZone)}`}</Text> : null}
      {paidOn && method ? (
        <Text textStyle="sm">
          {`Pago em ${formatDate(paidOn)} · ${paymentMethodLabel[method]}${note ? ` · ${note}` : ""}`}
        </Text>
      ) : null}
      {carriedOutInCents < 0 ? (
        <Notice tone="info">
          {`${formatMoney(-carriedOutInCents)} a descontar passam para o próximo extrato.`}
        </Notice>
      ) : null}
      {state === "OPEN" && !data.isNext ? (
        <Notice tone="info">Há um mês anterior em aberto: correções e saldos entram no extrato dele.</Notice>
      ) : null}
      {data.entries.edges.length === 0 ? (
        <Text color="fg.muted">Este extrato ainda não tem linhas.</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Linhas do extrato">
          {data.entries.edges.map(({ node: { position, on, title, detail, amountInCents } }) => (
            <ListRow key={position} basis="9rem" gap="0.5" end={<Amount cents={amountInCents} />}>
              <ListRowName>{title}</ListRowName>
              <Text textStyle="sm" color="fg.muted">
                {[on ? formatShortDay(on) : null, detail].filter(Boolean).join(" · ")}
              </Text>
            </ListRow>
          ))}
        </Stack>
      )}
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Erro ao carregar as linhas", description: "Tente novamente." }}
      />
    </Stack>
  );
}
