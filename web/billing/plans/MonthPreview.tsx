import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { monthStandingLabel, type MonthStanding } from "../../../server/billing/plans/plan-standing.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { MonthPreview_arena$key } from "../../__generated__/MonthPreview_arena.graphql";
import query, { type MonthPreviewQuery } from "../../__generated__/MonthPreviewQuery.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { Amount } from "../../ui/Amount";
import { formatDate, formatMoney, formatMonth } from "../../ui/format";
import { CountChips } from "../../ui/list/ListBar";
import { ListFailure } from "../../ui/list/ListStates";
import { ListRow, ListRowName, LoadMoreButton } from "../../ui/ListRows";

interface MonthPreviewProps {
  arena: MonthPreview_arena$key;
  /** Its first day. */
  month: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
}

const pageSize = 20;

/** How many charges a run would make, what they come to, for whom, and for whom not. */
export function MonthPreview({ arena: key, month, today }: MonthPreviewProps) {
  const { data, refetch, ...more } = usePaginationFragment<MonthPreviewQuery, MonthPreview_arena$key>(
    graphql`
      fragment MonthPreview_arena on Arena
      @refetchable(queryName: "MonthPreviewQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        month: { type: "Date!" }
        standing: { type: "MonthStanding" }
      ) {
        id
        monthDue(runMonth: $month) {
          count
          totalInCents
          standings {
            standing
            count
          }
          plans(first: $count, after: $cursor, standing: $standing) @connection(key: "MonthPreview_plans") {
            edges {
              node {
                id
                athleteName
                description
                startsOn
                endsOn
                monthCharge(chargedMonth: $month) {
                  amountInCents
                  dueOn
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const [standing, setStanding] = useState<MonthStanding>("DUE");
  const { ask, refreshing, failed } = useListRefetch<MonthPreviewQuery, { standing: MonthStanding }>(
    query,
    { id: data.id, month },
    refetch,
  );
  const { monthDue } = data;
  if (!monthDue) return null;
  const { count, totalInCents, standings, plans } = monthDue;
  const choose = (next: MonthStanding | null) => {
    setStanding(next ?? "DUE");
    ask({ standing: next ?? "DUE" });
  };
  const chips = standings
    .filter((each) => each.count > 0 || each.standing === "DUE")
    .map((each) => ({ value: each.standing, label: monthStandingLabel[each.standing], count: each.count }));
  return (
    <Stack gap="3">
      <Box>
        <Text fontFamily="heading" fontWeight="bold" textStyle="2xl" fontVariantNumeric="tabular-nums">
          {formatMoney(totalInCents)}
        </Text>
        <Text color="fg.muted">
          {count === 0
            ? `Nada a gerar em ${formatMonth(month)}.`
            : `${counted(count, "cobrança", "cobranças")} a gerar em ${formatMonth(month)}`}
        </Text>
      </Box>
      <CountChips label="Situação no mês" chips={chips} value={standing} onChange={choose} />
      {failed ? (
        <ListFailure retry={failed} retrying={refreshing} />
      ) : (
        <Stack
          as="ul"
          gap="0"
          listStyleType="none"
          aria-label={monthStandingLabel[standing]}
          aria-busy={refreshing || undefined}
          opacity={refreshing ? 0.6 : 1}
        >
          {plans.edges.map(({ node: { id, athleteName, description, startsOn, endsOn, monthCharge } }) => (
            <ListRow
              key={id}
              basis="10rem"
              gap="0"
              end={standing === "DUE" && monthCharge ? <Amount cents={monthCharge.amountInCents} /> : null}
            >
              <ListRowName>{athleteName}</ListRowName>
              <Text textStyle="sm" color="fg.muted">
                {[description, whyOf(standing, { startsOn, endsOn, dueOn: monthCharge?.dueOn }, today)]
                  .filter((fact) => fact !== null)
                  .join(" · ")}
              </Text>
            </ListRow>
          ))}
        </Stack>
      )}
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Não foi possível carregar mais", description: "Tente novamente." }}
      />
    </Stack>
  );
}

interface DaysOfPlan {
  startsOn: string;
  endsOn: string | null | undefined;
  /** Of the month's charge; left out where there is none. */
  dueOn: string | undefined;
}

/** When a charge will be due; or why there is none, where the list's name does not say it. */
function whyOf(
  standing: MonthStanding,
  { startsOn, endsOn, dueOn }: DaysOfPlan,
  today: string,
): string | null {
  if (standing === "NOT_BEGUN") return `começa em ${formatDate(startsOn)}`;
  if (standing === "ENDED" && endsOn) return `terminou em ${formatDate(endsOn)}`;
  if (standing !== "DUE") return null;
  // What is charged after its day is due at once.
  return dueOn ? `vence em ${formatDate(dueOn < today ? today : dueOn)}` : "nada a cobrar";
}
