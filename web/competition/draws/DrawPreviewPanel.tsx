import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/plural.rules";
import type { DrawPreviewPanel_group$key } from "../../__generated__/DrawPreviewPanel_group.graphql";
import type { DrawPreviewPanel_preview$key } from "../../__generated__/DrawPreviewPanel_preview.graphql";
import type { DrawPreviewPanel_superNPreviewPreview$key } from "../../__generated__/DrawPreviewPanel_superNPreviewPreview.graphql";
import { Panel } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { BracketStages } from "../public/BracketStages";
import { shortName } from "../public/match-words";
import { readPreviewBracket } from "../public/read-bracket";
import { DrawnNumbers } from "../super-n/DrawnNumbers";
import { GroupGrid } from "./GroupGrid";
import { PairLine } from "./PairLine";
import { readPair } from "./read-pair";

const names = (athletes: readonly { readonly displayName: string }[], between: string) =>
  athletes.map(({ displayName }) => shortName(displayName)).join(between);

/** Numbers and rounds as they would be drawn. */
function SuperNPreview({ preview }: { preview: DrawPreviewPanel_superNPreviewPreview$key }) {
  const { athletes, rounds } = useFragment(
    graphql`
      fragment DrawPreviewPanel_superNPreviewPreview on SuperNPreview {
        athletes {
          id
          displayName
        }
        rounds {
          number
          matches {
            order
            sides {
              athletes {
                displayName
              }
            }
          }
          resting {
            displayName
          }
        }
      }
    `,
    preview,
  );
  return (
    <Stack gap="4">
      <DrawnNumbers
        heading="h4"
        numbers={athletes.map(({ id, displayName }, index) => ({ id, number: index + 1, displayName }))}
      />
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
        {rounds.map(({ number, matches, resting }) => (
          <Panel as="li" key={number} p="3" minW="0">
            <Heading as="h4" textStyle="sm" fontWeight="bold" mb="1.5">
              Rodada {number}
            </Heading>
            <Stack as="ul" listStyleType="none" gap="1.5">
              {matches.map(({ order, sides: [one, other] }) => (
                <Box as="li" key={order} textStyle="sm" overflowWrap="anywhere" lineHeight="1.35">
                  {names(one?.athletes ?? [], " e ")}
                  <Text as="span" color="fg.muted">
                    {" contra "}
                  </Text>
                  {names(other?.athletes ?? [], " e ")}
                </Box>
              ))}
            </Stack>
            {resting.length > 0 ? (
              <Text textStyle="xs" color="fg.muted" mt="1.5">
                {plural(resting.length, "Descansa", "Descansam")}: {names(resting, ", ")}
              </Text>
            ) : null}
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface PreviewGroupProps {
  group: DrawPreviewPanel_group$key;
  /** A round robin is one group without a letter. */
  alone: boolean;
}

/** A group that a draw would make: who is in it. */
function PreviewGroup({ group: key, alone }: PreviewGroupProps) {
  const { letter, pairs } = useFragment(
    graphql`
      fragment DrawPreviewPanel_group on DrawPreviewGroup {
        letter
        pairs {
          id
          ...readPair_pair
        }
      }
    `,
    key,
  );
  return (
    <Panel p="3" minW="0">
      <Heading as="h4" textStyle="md" fontWeight="bold" mb="1.5">
        {alone ? "Todos contra todos" : `Grupo ${letter}`}
      </Heading>
      <Box as="ol" listStyleType="none">
        {pairs.map((pair) => (
          <li key={pair.id}>
            <PairLine {...readPair(pair)} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

interface DrawPreviewPanelProps {
  preview: DrawPreviewPanel_preview$key;
  loading: boolean;
}

/** The draw as it would be written. */
export function DrawPreviewPanel({ preview: key, loading }: DrawPreviewPanelProps) {
  const preview = useFragment(
    graphql`
      fragment DrawPreviewPanel_preview on DrawPreview {
        warnings
        problem
        matchCount
        pairs {
          __typename
        }
        groups {
          letter
          ...DrawPreviewPanel_group
        }
        brackets {
          ...readBracket_previewBracket
        }
        superN {
          summary
          ...DrawPreviewPanel_superNPreviewPreview
        }
      }
    `,
    key,
  );
  const brackets = preview.brackets.map(readPreviewBracket);
  const { groups, pairs, matchCount, problem, superN } = preview;
  const alone = groups.length === 1 && brackets.length === 0;
  return (
    <Stack as="section" aria-label="Prévia" aria-busy={loading} gap="4" minW="0" opacity={loading ? 0.55 : 1}>
      <Box aria-live="polite">
        <Heading as="h3" textStyle="lg" fontWeight="bold">
          Prévia
        </Heading>
        {problem ? null : (
          <Text color="fg.muted" textStyle="sm">
            {superN?.summary ??
              [
                counted(pairs.length, "dupla", "duplas"),
                groups.length > 1 ? counted(groups.length, "grupo", "grupos") : null,
                counted(matchCount, "jogo", "jogos"),
              ]
                .filter(Boolean)
                .join(" · ")}
          </Text>
        )}
      </Box>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {preview.warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {superN ? <SuperNPreview preview={superN} /> : null}
      {groups.length > 0 ? (
        <GroupGrid>
          {groups.map((group) => (
            <PreviewGroup key={group.letter} group={group} alone={alone} />
          ))}
        </GroupGrid>
      ) : null}
      <BracketStages brackets={brackets} afterGroups={groups.length > 0} heading="h4" />
    </Stack>
  );
}
