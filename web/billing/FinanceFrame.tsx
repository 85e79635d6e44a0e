import { Box } from "@chakra-ui/react/box";
import { FileDown } from "lucide-react";
import type { ReactNode, ComponentProps } from "react";
import { useLocation } from "react-router-dom";
import {
  monthAddress,
  monthPaperName,
  monthPaperPath,
} from "../../server/billing/accountant/month-report.rules";
import { useSaveServedFile } from "../relay/use-save-served-file";
import { PendingButton } from "../ui/form/PendingButton";
import { PageFrame } from "../ui/PageFrame";
import { currentTab, TabLinks } from "../ui/TabLinks";
import { financeTabs } from "./public/finance-paths";

interface FinanceFrameProps {
  /** What one can do on the page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of an arena's money, under the row that leads to the others. */
export function FinanceFrame({ actions, children }: FinanceFrameProps) {
  return (
    <PageFrame
      title="Relatório Financeiro"
      actions={actions}
      parts={{
        links: <TabLinks label="Partes do financeiro" tabs={financeTabs} />,
        current: currentTab(financeTabs, useLocation())?.label ?? "",
      }}
    >
      <Box pt={{ base: "4", md: "6" }}>{children}</Box>
    </PageFrame>
  );
}

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
