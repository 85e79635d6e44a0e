import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { DrawPreviewPanel_preview$key } from "../../__generated__/DrawPreviewPanel_preview.graphql";
import { SuperNPreview } from "../super-n/SuperNPreview";
import { Notice } from "../../ui/Notice";
import { BracketStages } from "../public/BracketStages";
import { GroupGrid } from "./GroupGrid";
import { PreviewGroup } from "./PreviewGroup";
import { readPreviewBracket } from "../public/read-bracket";

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
          ...PreviewGroup_group
        }
        brackets {
          ...readBracket_previewBracket
        }
        superN {
          summary
          ...SuperNPreview_preview
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
