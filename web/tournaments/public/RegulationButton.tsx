import { FileText } from "lucide-react";
import { regulationPath } from "../../../server/tournaments/regulation/regulation-path.rules";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { PendingButton } from "../../ui/form/PendingButton";

/** By what an event is held, as a PDF of its real rules. */
export function RegulationButton({ tournamentKey }: { tournamentKey: string }) {
  const [save, pending] = useSaveServedFile("Regulamento não baixado");
  return (
    <PendingButton
      size="sm"
      variant="outline"
      colorPalette="gray"
      pending={pending}
      onClick={() => void save(regulationPath(tournamentKey), "regulamento.pdf", "application/pdf")}
    >
      <FileText />
      {pending ? "Baixando…" : "Regulamento"}
    </PendingButton>
  );
}
