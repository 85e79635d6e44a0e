import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { OwnMoneyQuery } from "../../__generated__/OwnMoneyQuery.graphql";
import { OwnChargeTabs } from "./OwnChargeTabs";

interface OwnMoneyProps {
  athleteKey: string;
  /** Relay fetch key: a new value refetches. */
  attempt: number;
}

export function OwnMoney({ athleteKey, attempt }: OwnMoneyProps) {
  const { athlete } = useLazyLoadQuery<OwnMoneyQuery>(
    graphql`
      query OwnMoneyQuery($key: UUID!) @raw_response_type {
        athlete(key: $key) {
          ...OwnChargeTabs_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return athlete ? <OwnChargeTabs athlete={athlete} /> : null;
}
