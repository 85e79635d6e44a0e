import { Button } from "@chakra-ui/react/button";
import { Link2Off } from "lucide-react";
import { useState } from "react";
import { counted } from "../../../server/platform/plural.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { toast } from "../../ui/toaster";
import { useRevokeScoreLinksMutation } from "./use-score-link-mutations";

interface RevokeAllLinksProps {
  tournamentId: string;
  /** What is on the screen opens nothing any more. */
  onRevoked: () => void;
}

/** For a sheet that was lost, or seen by who should not: no code of the tournament opens anything any more. */
export function RevokeAllLinks({ tournamentId, onRevoked }: RevokeAllLinksProps) {
  const [open, setOpen] = useState(false);
  const [revoke, pending] = useRevokeScoreLinksMutation();

  const end = async () => {
    const answer = await revoke({ input: { tournamentId } });
    if (!answer) return;
    setOpen(false);
    const count = answer.revokeScoreLinks.revokedCount;
    toast.success({
      title:
        count === 0 ? "Nenhum código estava valendo" : counted(count, "código revogado", "códigos revogados"),
    });
    onRevoked();
  };

  return (
    <>
      <Button variant="outline" colorPalette="flag" onClick={() => setOpen(true)}>
        <Link2Off />
        Revogar todos
      </Button>
      <ConfirmDialog
        open={open}
        title="Revogar todos os QR codes?"
        description="Nenhum código deste torneio abre mais um placar, nem os já impressos. Quem está marcando com um deles não marca mais; o que já foi salvo fica."
        confirmLabel="Revogar todos"
        pendingLabel="Revogando…"
        pending={pending}
        dangerous
        onConfirm={() => void end()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
