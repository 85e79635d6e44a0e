import { FileDown } from "lucide-react";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { formatDate } from "../../ui/format";
import { PendingButton } from "../../ui/form/PendingButton";

/** The receipt of one payment as a file. */
export function ReceiptButton({ path, on }: { path: string; on: string }) {
  const [save, pending] = useSaveServedFile("Recibo não baixado");
  return (
    <PendingButton
      size="sm"
      variant="outline"
      colorPalette="gray"
      alignSelf="flex-start"
      mt="1"
      pending={pending}
      aria-label={`Baixar o recibo do pagamento de ${formatDate(on)}`}
      onClick={() => void save(path, `recibo-${on}.pdf`, "application/pdf")}
    >
      <FileDown size={16} aria-hidden />
      Recibo
    </PendingButton>
  );
}
