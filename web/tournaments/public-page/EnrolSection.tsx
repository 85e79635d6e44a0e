import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { useEffect, useRef, type Ref } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import type { EnrolSection_tournament$key } from "../../__generated__/EnrolSection_tournament.graphql";
import { EnrolCard } from "../../enrolments/public/EnrolCard";
import { CategoriesOffered } from "./CategoriesOffered";
import { enrolHash } from "./EnrolCall";
import { RulesTold } from "./RulesTold";
import { WhoPlays } from "./WhoPlays";

interface EnrolSectionProps {
  tournament: EnrolSection_tournament$key;
  /** Receives the element with the enrolment card, if it is shown. */
  steps: Ref<HTMLDivElement>;
}

/** The tab with the categories, the enrolment card, the rules and the list of enrolments. */
export function EnrolSection({ tournament: key, steps }: EnrolSectionProps) {
  const tournament = useFragment(
    graphql`
      fragment EnrolSection_tournament on Tournament {
        status
        viewerEnrolments {
          __typename
        }
        viewerInvitations {
          __typename
        }
        ...EnrolCard_tournament
        ...CategoriesOffered_tournament
        ...RulesTold_tournament
        ...WhoPlays_tournament
      }
    `,
    key,
  );
  const { status, viewerEnrolments, viewerInvitations } = tournament;
  return (
    <Stack gap="8">
      {status === "REGISTRATION_OPEN" ? <CategoriesOffered tournament={tournament} /> : null}
      {status === "REGISTRATION_OPEN" || viewerEnrolments.length + viewerInvitations.length > 0 ? (
        <Box ref={steps}>
          <Arrival>
            <EnrolCard tournament={tournament} />
          </Arrival>
        </Box>
      ) : null}
      {status === "REGISTRATION_OPEN" ? <RulesTold tournament={tournament} /> : null}
      <WhoPlays tournament={tournament} />
    </Stack>
  );
}

/** Target of the link to enrol: scrolls here, below the sticky top bar, and takes the focus. */
function Arrival({ children }: { children: React.ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== enrolHash) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Box ref={place} tabIndex={-1} outline="0" scrollMarginTop="calc(var(--praia-top-bar, 0px) + 1rem)">
      {children}
    </Box>
  );
}
