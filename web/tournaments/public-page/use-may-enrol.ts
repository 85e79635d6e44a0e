import { graphql, useFragment } from "react-relay/hooks";
import type { useMayEnrol_tournament$key } from "../../__generated__/useMayEnrol_tournament.graphql";
import { useSession } from "../../identity/public/use-session";

/**
 * Whether to show the button to enrol: enrolment is open, the viewer is neither enrolled nor invited, and is signed out
 * or an athlete.
 */
export function useMayEnrol(key: useMayEnrol_tournament$key): boolean {
  const { registration, viewerEnrolments, viewerInvitations, categories } = useFragment(
    graphql`
      fragment useMayEnrol_tournament on Tournament {
        registration {
          state
        }
        viewerEnrolments {
          status
        }
        viewerInvitations {
          __typename
        }
        categories {
          viewerEligibility {
            eligible
          }
        }
      }
    `,
    key,
  );
  const session = useSession();
  const isIn = viewerEnrolments.some(({ status }) => status !== "CANCELLED" && status !== "EXPIRED");
  const isAthlete = categories.some(
    ({ viewerEligibility }) => typeof viewerEligibility?.eligible === "boolean",
  );
  return (
    registration.state === "OPEN" &&
    !isIn &&
    viewerInvitations.length === 0 &&
    (session.status !== "signedIn" || isAthlete)
  );
}
