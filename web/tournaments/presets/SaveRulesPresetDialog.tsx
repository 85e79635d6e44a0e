import { graphql, useFragment } from "react-relay/hooks";
import type { SaveRulesPresetDialog_tournament$key } from "../../__generated__/SaveRulesPresetDialog_tournament.graphql";
import type { SaveRulesPresetDialogMutation } from "../../__generated__/SaveRulesPresetDialogMutation.graphql";
import { useAction } from "../../relay/use-action";
import { toast } from "../../ui/toaster";
import { PresetNameDialog } from "./PresetDialogs";

interface SaveRulesPresetDialogProps {
  tournament: SaveRulesPresetDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** Saves the rules of a tournament as a preset. */
export function SaveRulesPresetDialog({ tournament, open, onClose }: SaveRulesPresetDialogProps) {
  const { id } = useFragment(
    graphql`
      fragment SaveRulesPresetDialog_tournament on Tournament {
        id
      }
    `,
    tournament,
  );
  const [save, pending] = useAction<SaveRulesPresetDialogMutation>(
    graphql`
      mutation SaveRulesPresetDialogMutation($input: SaveRulesPresetInput!) {
        saveRulesPreset(input: $input) {
          ... on SaveRulesPresetSuccess @alias(as: "done") {
            arena {
              ...NewTournamentPage_arena
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao salvar o modelo. Tente novamente." } },
  );
  return (
    <PresetNameDialog
      open={open}
      onClose={onClose}
      title="Salvar regras como modelo"
      description="O modelo guarda as configurações, os preços, os prazos, as categorias e os formatos. Use em Criar torneio."
      name=""
      pending={pending}
      onSave={async ({ name }) => {
        const answer = (await save({ input: { tournamentId: id, name } }))?.saveRulesPreset ?? null;
        if (answer?.refusal) return answer.refusal;
        if (!answer?.done) return null;
        onClose();
        toast.success({ title: "Modelo salvo", description: "Ele aparece em Criar torneio." });
        return null;
      }}
    />
  );
}
