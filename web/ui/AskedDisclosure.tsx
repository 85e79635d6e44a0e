import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import type { LucideIcon } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { Catch } from "./Catch";
import { Notice } from "./Notice";
import { RowsSkeleton } from "./Skeletons";

interface AskedDisclosureProps {
  icon: LucideIcon;
  openLabel: string;
  closeLabel: string;
  /** How many rows its skeleton has. */
  rows: number;
  failure: string;
  children: ReactNode;
}

/** Something that is asked of the server only by who wants to see it. */
export function AskedDisclosure({
  icon: Icon,
  openLabel,
  closeLabel,
  rows,
  failure,
  children,
}: AskedDisclosureProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap="3" align="stretch">
      <Button
        type="button"
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setFailed(false);
        }}
      >
        <Icon />
        {open ? closeLabel : openLabel}
      </Button>
      {open && !failed ? (
        <Catch onError={() => setFailed(true)}>
          <Suspense fallback={<RowsSkeleton rows={rows} />}>{children}</Suspense>
        </Catch>
      ) : null}
      {failed ? <Notice tone="error">{failure}</Notice> : null}
    </Stack>
  );
}
