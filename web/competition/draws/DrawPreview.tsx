import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Dices } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { counted, plural } from "../../../server/platform/numbers.rules";
import type { DrawPreview_group$key } from "../../__generated__/DrawPreview_group.graphql";
import type { DrawPreview_preview$key } from "../../__generated__/DrawPreview_preview.graphql";
import type { DrawPreview_superNPreviewPreview$key } from "../../__generated__/DrawPreview_superNPreviewPreview.graphql";
import type { TournamentTab } from "../../tournaments/public/tournament-path";
import { Panel } from "../../ui/Cards";
import { focusContent } from "../../ui/focus";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { BracketStages } from "../public/BracketStages";
import { shortName } from "../public/competition-words";
import { readPreviewBracket } from "../public/bracket-view";
import { DrawnNumbers } from "../super-n/SuperNRounds";
import { GroupGrid } from "./DrawnCategory";
import { PairLine, readPair } from "./PairLine";
import { useDrawCategory } from "./use-draw-mutations";

const names = (athletes: readonly { readonly displayName: string }[], between: string) =>
  athletes.map(({ displayName }) => shortName(displayName)).join(between);

/** Numbers and rounds as they would be drawn. */
function SuperNPreview({ preview }: { preview: DrawPreview_superNPreviewPreview$key }) {
  const { athletes, rounds } = useFragment(
    graphql`
      fragment DrawPreview_superNPreviewPreview on SuperNPreview {
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
  group: DrawPreview_group$key;
  /** A round robin is one group without a letter. */
  alone: boolean;
}

/** A group that a draw would make: who is in it. */
function PreviewGroup({ group: key, alone }: PreviewGroupProps) {
  const { letter, pairs } = useFragment(
    graphql`
      fragment DrawPreview_group on DrawPreviewGroup {
        letter
        pairs {
          id
          ...PairLine_pair
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
  preview: DrawPreview_preview$key;
  loading: boolean;
}

/** The draw as it would be written. */
export function DrawPreviewPanel({ preview: key, loading }: DrawPreviewPanelProps) {
  const preview = useFragment(
    graphql`
      fragment DrawPreview_preview on DrawPreview {
        warnings
        problem
        matchCount
        pairs {
          __typename
        }
        groups {
          letter
          ...DrawPreview_group
        }
        brackets {
          ...bracketView_previewBracket
        }
        superN {
          summary
          ...DrawPreview_superNPreviewPreview
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

const bracketTab: TournamentTab = "chaveamento";

interface DrawDialogFooterProps {
  categoryId: string;
  previewed: { lotsSeed: string; key: string };
  /** Whether what is shown can be drawn. */
  possible: boolean;
  loading: boolean;
  /** Whether rules or seeds are being saved: what is previewed is about to change. */
  saving: boolean;
  /** Asks for a preview: with the same lots, or null for new ones. */
  onReload: (lotsSeed: string | null) => void;
  onRefusal: (message: string | null) => void;
  onClose: () => void;
}

export function DrawDialogFooter({
  categoryId,
  previewed,
  possible,
  loading,
  saving,
  onReload,
  onRefusal,
  onClose,
}: DrawDialogFooterProps) {
  const [draw, pending] = useDrawCategory();
  const [, setSearch] = useSearchParams();

  const confirm = async () => {
    onRefusal(null);
    const answer = (await draw({ input: { categoryId, ...previewed } }))?.drawCategory;
    if (!answer) return;
    if (!answer.done) {
      onRefusal(answer.refusal?.message ?? null);
      // What is refused is a preview that is out of date: show the one that would be drawn now.
      return onReload(previewed.lotsSeed);
    }
    onClose();
    // The button that opened the dialog is gone.
    requestAnimationFrame(() => focusContent());
    setSearch({ aba: bracketTab }, { replace: true, preventScrollReset: true });
    toast.success({ title: "Chaveamento gerado!", description: "Grupos e jogos estão definidos." });
  };

  return (
    <>
      <Button hideBelow="md" variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
        Cancelar
      </Button>
      <PendingButton
        variant="outline"
        colorPalette="gray"
        flex={{ base: "1", md: "none" }}
        px={{ base: "3", md: "5" }}
        pending={loading}
        blocked={!possible || pending || saving}
        onClick={() => onReload(null)}
      >
        <Dices />
        Sortear novamente
      </PendingButton>
      <PendingButton
        flex={{ base: "1", md: "none" }}
        px={{ base: "3", md: "5" }}
        pending={pending}
        blocked={!possible || loading || saving}
        onClick={() => void confirm()}
      >
        {pending ? "Gerando…" : "Gerar chaveamento"}
      </PendingButton>
    </>
  );
}
