import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { currentTab } from "../ui/current-tab";
import { PageFrame } from "../ui/PageFrame";
import { TabLinks } from "../ui/TabLinks";
import { Box } from "@chakra-ui/react/box";
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
