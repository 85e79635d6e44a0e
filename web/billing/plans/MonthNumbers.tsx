import { CalendarCheck, CalendarClock, CalendarPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import { monthName } from "../../../server/platform/time/time-in-words.rules";
import type { MonthNumbers_arena$key } from "../../__generated__/MonthNumbers_arena.graphql";
import { formatMoney } from "../../ui/format";
import { StatCard, StatGrid } from "../../ui/StatCard";

/** What is charged for this month, and what this one and the next still bring. */
export function MonthNumbers({ arena }: { arena: MonthNumbers_arena$key }) {
  const { monthsDue } = useFragment(
    graphql`
      fragment MonthNumbers_arena on Arena {
        monthsDue {
          month
          count
          totalInCents
          chargedCount
          chargedInCents
        }
      }
    `,
    arena,
  );
  const [now, next] = monthsDue ?? [];
  if (!now || !next) return null;
  const charges = (count: number) => counted(count, "cobrança", "cobranças");
  return (
    <StatGrid>
      <StatCard
        label={`Já gerado em ${monthName(now.month)}`}
        icon={CalendarCheck}
        value={formatMoney(now.chargedInCents)}
        hint={charges(now.chargedCount)}
      />
      <StatCard
        label={`A gerar em ${monthName(now.month)}`}
        icon={CalendarClock}
        value={formatMoney(now.totalInCents)}
        hint={charges(now.count)}
      />
      <StatCard
        label={`A gerar em ${monthName(next.month)}`}
        icon={CalendarPlus}
        value={formatMoney(next.totalInCents)}
        hint={
          next.chargedCount > 0
            ? `${charges(next.count)}, ${next.chargedCount} já geradas`
            : charges(next.count)
        }
      />
    </StatGrid>
  );
}
