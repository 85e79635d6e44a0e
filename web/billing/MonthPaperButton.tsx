import { FileDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import {
  monthAddress,
  monthPaperName,
  monthPaperPath,
} from "../../server/billing/accountant/month-report.rules";
import { useSaveServedFile } from "../relay/use-save-served-file";
import { PendingButton } from "../ui/form/PendingButton";

interface MonthPaperButtonProps extends Omit<ComponentProps<typeof PendingButton>, "pending" | "onClick"> {
  arenaKey: string;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  children: ReactNode;
}

/** An arena's 'Relatório mensal' as PDF. */
export function MonthPaperButton({ arenaKey, month, children, ...button }: MonthPaperButtonProps) {
  const [save, pending] = useSaveServedFile("Relatório não baixado");
  return (
    <PendingButton
      {...button}
      pending={pending}
      onClick={() =>
        void save(monthAddress(monthPaperPath, arenaKey, month), monthPaperName(month), "application/pdf")
      }
    >
      <FileDown size={18} aria-hidden />
      {pending ? "Baixando…" : children}
    </PendingButton>
  );
}
