import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { useState } from "react";
import { Button } from "@chakra-ui/react/button";
import type { ArenaAffiliation_arena$key } from "../../__generated__/ArenaAffiliation_arena.graphql";
import { AffiliationRow } from "../../federations/public/AffiliationRow";
import { DetailSection } from "../../ui/DetailSection";
import { lazyDialog } from "../../ui/lazy-dialog";

const AskForAffiliationDialog = lazyDialog(
  async () => (await import("../../federations/public/AskForAffiliationDialog")).AskForAffiliationDialog,
);

interface ArenaAffiliationProps {
  arena: ArenaAffiliation_arena$key;
  onDone: () => void;
}

/** To which federation an arena belongs; an admin may speak for either side, and it stands in the trail. */
export function ArenaAffiliation({ arena: key, onDone }: ArenaAffiliationProps) {
  const { id, name, affiliation, affiliationProposals, pastAffiliations } = useFragment(
    graphql`
      fragment ArenaAffiliation_arena on Arena {
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
        pastAffiliations(first: 5) {
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
  const close = () => {
    setAsking(false);
    onDone();
  };
  return (
    <DetailSection title="Filiação">
      {affiliation ? null : (
        <Text color="fg.muted" textStyle="sm">
          Sem federação
        </Text>
      )}
      <Stack gap="4">
        {[...(affiliation ? [affiliation] : []), ...affiliationProposals].map((one) => (
          <AffiliationRow key={one.id} affiliation={one} names="federation" onDone={onDone} />
        ))}
        {pastAffiliations.edges.map(({ node }) => (
          <AffiliationRow key={node.id} affiliation={node} names="federation" />
        ))}
      </Stack>
      {affiliation ? null : (
        <Button size="sm" variant="outline" colorPalette="sea" onClick={() => setAsking(true)}>
          Pedir filiação em nome da arena
        </Button>
      )}
      <AskForAffiliationDialog open={asking} arenaId={id} arenaName={name} onClose={close} />
    </DetailSection>
  );
}
