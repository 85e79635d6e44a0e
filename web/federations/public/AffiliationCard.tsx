import { Button } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AffiliationCard_arena$key } from "../../__generated__/AffiliationCard_arena.graphql";
import { Card } from "../../ui/Cards";
import { FoldedFacts } from "../../ui/Facts";
import { lazyDialog } from "../../ui/lazy-code";
import { counted } from "../../../server/platform/numbers.rules";
import { AffiliationRow } from "./AffiliationRow";

const AskForAffiliationDialog = lazyDialog(
  async () => (await import("./AskForAffiliationDialog")).AskForAffiliationDialog,
);

/** To which federation an arena belongs, what waits for an answer, and what has been. */
export function AffiliationCard({ arena: key }: { arena: AffiliationCard_arena$key }) {
  const { id, name, affiliation, affiliationProposals, pastAffiliations } = useFragment(
    graphql`
      fragment AffiliationCard_arena on Arena {
        id
        name
        affiliation {
          id
          ...AffiliationRow_affiliation
        }
        affiliationProposals {
          id
          ...AffiliationRow_affiliation
        }
        pastAffiliations(first: 20) {
          edges {
            node {
              id
              ...AffiliationRow_affiliation
            }
          }
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  const past = pastAffiliations.edges;

  return (
    <Card
      title="Filiação"
      icon={Landmark}
      action={
        affiliation ? null : (
          <Button size="sm" variant="outline" colorPalette="sea" onClick={() => setAsking(true)}>
            Pedir filiação
          </Button>
        )
      }
    >
      <Stack gap="5">
        {affiliation ? (
          <AffiliationRow affiliation={affiliation} names="federation" />
        ) : (
          <Text color="fg.muted">
            A arena não é filiada a nenhuma federação. Com a filiação, seus atletas entram nos campeonatos e
            rankings dela.
          </Text>
        )}
        {affiliationProposals.length > 0 ? (
          <Stack as="ul" gap="4" listStyleType="none" aria-label="Propostas de filiação">
            {affiliationProposals.map((proposal) => (
              <Box as="li" key={proposal.id}>
                <AffiliationRow affiliation={proposal} names="federation" />
              </Box>
            ))}
          </Stack>
        ) : null}
        {past.length > 0 ? (
          <FoldedFacts
            line={counted(past.length, "filiação ou proposta anterior", "filiações ou propostas anteriores")}
          >
            <Stack as="ul" gap="4" listStyleType="none" aria-label="Filiações anteriores">
              {past.map(({ node }) => (
                <Box as="li" key={node.id}>
                  <AffiliationRow affiliation={node} names="federation" />
                </Box>
              ))}
            </Stack>
          </FoldedFacts>
        ) : null}
      </Stack>
      <AskForAffiliationDialog open={asking} arenaId={id} arenaName={name} onClose={() => setAsking(false)} />
    </Card>
  );
}
