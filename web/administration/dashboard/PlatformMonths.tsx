import { graphql, useFragment } from "react-relay/hooks";
import type { PlatformMonths_summary$key } from "../../__generated__/PlatformMonths_summary.graphql";
import { Card } from "../../ui/Card";
import { Bars } from "../../ui/charts/Bars";
import { formatCount, formatMoney, formatMonth } from "../../ui/format";

const pictures = {
  revenue: { title: "Receita por mês", label: "Receita dos últimos doze meses", unit: "Receita" },
  arenas: {
    title: "Arenas na plataforma",
    label: "Arenas ao fim de cada um dos últimos doze meses",
    unit: "Arenas",
  },
} as const;

interface PlatformMonthsProps {
  summary: PlatformMonths_summary$key;
  of: keyof typeof pictures;
}

/** Twelve months of the platform, as a picture. */
export function PlatformMonths({ summary, of }: PlatformMonthsProps) {
  const { months } = useFragment(
    graphql`
      fragment PlatformMonths_summary on PlatformSummary {
        months {
          month
          arenaCount
          revenueInCents
        }
      }
    `,
    summary,
  );
  const { title, label, unit } = pictures[of];
  const format = of === "revenue" ? formatMoney : formatCount;
  const points = months.map(({ month, arenaCount, revenueInCents }) => {
    const name = formatMonth(month);
    return { name, short: name.slice(0, 3), value: of === "revenue" ? revenueInCents : arenaCount };
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Card title={title}>
      <Bars
        label={label}
        says={`${format(first.value)} em ${first.name}, ${format(last.value)} em ${last.name}.`}
        nameLabel="Mês"
        valueLabel={unit}
        points={points}
        format={format}
        current={last.name}
      />
    </Card>
  );
}
