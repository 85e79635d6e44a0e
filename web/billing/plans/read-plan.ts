import { graphql, readInlineData } from "react-relay/hooks";
import type { readPlan_plan$key } from "../../__generated__/readPlan_plan.graphql";

/** What an athlete pays every month, with what it has charged of late. */
export function readPlan(plan: readPlan_plan$key) {
  const data = readInlineData(
    graphql`
      fragment readPlan_plan on MonthlyPlan @inline {
        id
        athleteName
        description
        amountInCents
        dueDay
        startsOn
        endsOn
        proratesFirstMonth
        pausedMonths
        charges {
          id
          referenceMonth
          standing
          amountInCents
          receivedInCents
          dueOn
        }
      }
    `,
    plan,
  );
  const { id, athleteName, description, amountInCents, dueDay, startsOn, endsOn, proratesFirstMonth } = data;
  return {
    id,
    athleteName,
    description,
    amountInCents,
    dueDay,
    startsOn,
    endsOn: endsOn ?? null,
    proratesFirstMonth,
    pausedMonths: data.pausedMonths,
    charges: data.charges.map((charge) => ({
      id: charge.id,
      month: charge.referenceMonth,
      standing: charge.standing,
      amountInCents: charge.amountInCents,
      receivedInCents: charge.receivedInCents,
      dueOn: charge.dueOn ?? null,
    })),
  };
}

export type ShownPlan = ReturnType<typeof readPlan>;
