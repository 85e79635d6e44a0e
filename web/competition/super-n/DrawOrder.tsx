import { graphql, useFragment } from "react-relay/hooks";
import type { DrawOrder_enrolment$key } from "../../__generated__/DrawOrder_enrolment.graphql";
import { DrawnNumbers } from "./DrawnNumbers";

interface DrawOrderProps {
  enrolments: DrawOrder_enrolment$key;
  reveal: boolean;
}

/** The numbers of those enrolments that have one. */
export function DrawOrder({ enrolments: key, reveal }: DrawOrderProps) {
  const enrolments = useFragment(
    graphql`
      fragment DrawOrder_enrolment on Enrolment @relay(plural: true) {
        id
        drawNumber
        athlete {
          displayName
        }
      }
    `,
    key,
  );
  const numbers = enrolments.flatMap(({ id, drawNumber, athlete: { displayName } }) =>
    typeof drawNumber === "number" ? [{ id, number: drawNumber, displayName }] : [],
  );
  return numbers.length === 0 ? null : <DrawnNumbers numbers={numbers} reveal={reveal} />;
}
