import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Download, Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLightOnPaper } from "../colour-mode";
import { PendingButton } from "../form/PendingButton";
import type { MoreRows } from "../LoadMoreButton";
import { PaperFormat } from "../PaperFormat";
import { toast } from "../toaster";

const pageSize = 100;

/** Prints a page whose list goes to paper in full: what is not on the screen yet comes first. */
function usePrintAll({ hasNext, isLoadingNext, loadNext }: MoreRows): {
  preparing: boolean;
  print: () => void;
} {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || isLoadingNext) return undefined;
    if (hasNext) {
      loadNext(pageSize, {
        onComplete: (error) => {
          if (!error) return;
          setWanted(false);
          toast.error({ title: "Não foi possível preparar a impressão", description: "Tente novamente." });
        },
      });
      return undefined;
    }
    // Its rows have to stand there before the browser looks at the page.
    const ready = setTimeout(() => {
      setWanted(false);
      window.print();
    });
    return () => clearTimeout(ready);
  }, [wanted, hasNext, isLoadingNext, loadNext]);
  return { preparing: wanted, print: () => setWanted(true) };
}

interface ReportActionsProps {
  /** Its list, which goes to paper in full; left out where the page shows all of it. */
  list?: MoreRows;
  /** Saves the list as a sheet; the button waits for what it answers. */
  onCsv: () => Promise<unknown>;
}

const isWhole: MoreRows = { hasNext: false, isLoadingNext: false, loadNext: () => undefined };

/** How a report is taken along: as a sheet, or on paper, which a browser also saves as a PDF. */
export function ReportActions({ list = isWhole, onCsv }: ReportActionsProps) {
  const [saving, setSaving] = useState(false);
  const { preparing, print } = usePrintAll(list);
  const save = async () => {
    setSaving(true);
    await onCsv();
    setSaving(false);
  };
  return (
    <Flex gap="2" wrap="wrap" _print={{ display: "none" }}>
      <PendingButton
        variant="outline"
        colorPalette="gray"
        bg="bg.panel"
        pending={saving}
        aria-label={saving ? "Baixando…" : "Baixar CSV"}
        onClick={() => void save()}
      >
        <Download />
        {/* With its words the two have no room in one line of a phone. */}
        <Box as="span" hideBelow="sm">
          {saving ? "Baixando…" : "Baixar CSV"}
        </Box>
      </PendingButton>
      <PendingButton pending={preparing} onClick={print}>
        <Printer />
        {preparing ? "Preparando…" : "Imprimir ou salvar em PDF"}
      </PendingButton>
    </Flex>
  );
}

/** What a report tells; on paper with the colours of its pictures, and without what only a screen needs. */
export function ReportPaper({ children }: { children: ReactNode }) {
  useLightOnPaper();
  return (
    <Stack
      gap="4"
      css={{ printColorAdjust: "exact", "& tr, & figure, & dl > div": { breakInside: "avoid" } }}
      _print={{ zoom: 0.72, "& tbody :is(th, td)": { h: "auto", py: "1.5" } }}
    >
      <PaperFormat />
      {children}
    </Stack>
  );
}
