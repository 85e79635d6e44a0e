import { Button } from "@chakra-ui/react/button";
import { Dices } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { focusContent } from "../../ui/focus-content";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import type { TournamentTab } from "../../tournaments/public/tournament-tab";
import { useDrawCategory } from "./use-draw-mutations";

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
