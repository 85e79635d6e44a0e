import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { BookMarked, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { NewTournamentPageQuery } from "../../__generated__/NewTournamentPageQuery.graphql";
import type { NewTournamentPage_arena$key } from "../../__generated__/NewTournamentPage_arena.graphql";
import type { NewTournamentPageDeleteMutation } from "../../__generated__/NewTournamentPageDeleteMutation.graphql";
import type { NewTournamentPageRenameMutation } from "../../__generated__/NewTournamentPageRenameMutation.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { useSession } from "../../identity/public/session";
import { usePageQuery } from "../../relay/page-query";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Cards";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { lazyDialog } from "../../ui/lazy-code";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { MoreMenu } from "../../ui/LazyMenu";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useActing } from "../../ui/dialog-state";
import { arenaTournaments } from "../public/tournament-path";
import { NewTournamentForm } from "./NewTournamentForm";

const UsePresetDialog = lazyDialog(async () => (await import("../presets/PresetDialogs")).UsePresetDialog);
const PresetNameDialog = lazyDialog(async () => (await import("../presets/PresetDialogs")).PresetNameDialog);

interface Acting {
  part: "use" | "rename" | "delete";
  preset: { readonly id: string; readonly name: string };
}

/** The rules presets of an arena, to create tournaments from. Renders nothing if there are none. */
export function RulesPresets({ arena: key }: { arena: NewTournamentPage_arena$key }) {
  const { timeZone, rulesPresets } = useFragment(
    graphql`
      fragment NewTournamentPage_arena on Arena {
        timeZone
        rulesPresets {
          id
          name
          categoryNames
        }
      }
    `,
    key,
  );
  const [acting, setActing] = useState<Acting | null>(null);
  const shown = useActing(acting);
  const list = useRef<HTMLDivElement>(null);
  const [rename, renaming] = useRenamePreset();
  const [remove, removing] = useDeletePreset();
  const presets = rulesPresets ?? [];
  const close = () => setActing(null);

  const confirmDelete = async (presetId: string) => {
    if (!(await remove({ input: { presetId } }))) return;
    close();
    toast.success({ title: "Modelo excluído" });
  };

  const part = shown?.acting.part;
  const dialogs = shown ? (
    <>
      {part === "use" ? (
        <UsePresetDialog
          key={shown.opening}
          preset={shown.acting.preset}
          timeZone={timeZone}
          open={shown.open}
          onClose={close}
        />
      ) : null}
      {part === "rename" ? (
        <PresetNameDialog
          key={shown.opening}
          open={shown.open}
          title="Renomear modelo"
          name={shown.acting.preset.name}
          pending={renaming}
          onClose={close}
          onSave={async ({ name }) => {
            const presetId = shown.acting.preset.id;
            const answer = (await rename({ input: { presetId, name } }))?.renameRulesPreset ?? null;
            if (answer?.refusal) return answer.refusal;
            if (!answer?.done) return null;
            close();
            return null;
          }}
        />
      ) : null}
      <ConfirmDialog
        open={part === "delete" && shown.open}
        title={`Excluir ${shown.acting.preset.name}?`}
        description="Os torneios criados com este modelo ficam como estão."
        confirmLabel="Excluir"
        pendingLabel="Excluindo…"
        pending={removing}
        dangerous
        onConfirm={() => void confirmDelete(shown.acting.preset.id)}
        onClose={close}
        returnFocusTo={() => list.current}
      />
    </>
  ) : null;

  if (presets.length === 0) return dialogs;
  return (
    <Card title="Usar um modelo" icon={BookMarked}>
      <Stack
        ref={list}
        tabIndex={-1}
        outline="0"
        as="ul"
        gap="0"
        listStyleType="none"
        aria-label="Modelos de regras"
      >
        {presets.map(({ id, name, categoryNames }) => {
          const open = (what: Acting["part"]) => () => setActing({ part: what, preset: { id, name } });
          return (
            <ListRow
              key={id}
              basis="9rem"
              gap="0.5"
              end={
                <HStack gap="2">
                  <Button size="sm" minH="11" variant="outline" onClick={open("use")}>
                    Usar
                    <VisuallyHidden> o modelo {name}</VisuallyHidden>
                  </Button>
                  <MoreMenu
                    label={`Mais ações para ${name}`}
                    variant="ghost"
                    actions={[
                      { label: "Renomear", icon: Pencil, onSelect: open("rename") },
                      { label: "Excluir", icon: Trash2, dangerous: true, onSelect: open("delete") },
                    ]}
                  />
                </HStack>
              }
            >
              <ListRowName>{name}</ListRowName>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {categoriesInWords(categoryNames)}
              </Text>
            </ListRow>
          );
        })}
      </Stack>
      {dialogs}
    </Card>
  );
}

/** "Feminino C, Masculino C e mais 3" */
function categoriesInWords(names: readonly string[]): string {
  const shown = names.slice(0, 4).join(", ");
  return names.length > 4 ? `${shown} e mais ${names.length - 4}` : shown;
}

const useRenamePreset = () =>
  useAction<NewTournamentPageRenameMutation>(
    graphql`
      mutation NewTournamentPageRenameMutation($input: RenameRulesPresetInput!) {
        renameRulesPreset(input: $input) {
          ... on RenameRulesPresetSuccess @alias(as: "done") {
            arena {
              ...NewTournamentPage_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao renomear o modelo. Tente novamente." } },
  );

const useDeletePreset = () =>
  useAction<NewTournamentPageDeleteMutation>(
    graphql`
      mutation NewTournamentPageDeleteMutation($input: DeleteRulesPresetInput!) {
        deleteRulesPreset(input: $input) {
          arena {
            ...NewTournamentPage_arena
          }
        }
      }
    `,
    { failure: { title: "Erro ao excluir o modelo. Tente novamente." } },
  );

/** /arena-tournaments/novo */
export function NewTournamentPage() {
  return (
    <PageFrame title="Criar Torneio" back={{ to: arenaTournaments.list, label: "Torneios" }}>
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <NewTournament />
      </PageContent>
    </PageFrame>
  );
}

function NewTournament() {
  const state = useSession();
  const { viewer } = usePageQuery<NewTournamentPageQuery>(graphql`
    query NewTournamentPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...NewTournamentPage_arena
          ...NewTournamentForm_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage || state.status !== "signedIn") return <NoArena />;
  return (
    <Stack key={arena.id} gap="6" maxW="52rem">
      <RulesPresets arena={arena} />
      <NewTournamentForm arena={arena} userKey={state.session.userKey} />
    </Stack>
  );
}
