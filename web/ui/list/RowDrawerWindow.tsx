import { CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";
import { ScrollingBody } from "../ScrollingBody";
import { useWideScreen } from "../use-wide-screen";

interface RowDrawerWindowProps {
  open: boolean;
  onClose: () => void;
  /** Once it is gone. */
  onClosed: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}

const above = "var(--praia-top-bar, 0px) + var(--praia-notice, 0px)";

/** Beside the list, below the bar of 48 px and what is announced, with the room that the page leaves it: `theme/system.ts`. */
const besideLook = {
  width: "var(--row-drawer)",
  h: `calc(100dvh - (${above}))`,
  maxH: `calc(100dvh - (${above}))`,
  borderStartWidth: "1px",
  boxShadow: "none",
} as const;
const aboveLook = { width: { base: "full", sm: "26rem" }, h: "100dvh", maxH: "100dvh" } as const;

export function RowDrawerWindow({ open, onClose, onClosed, title, children, footer }: RowDrawerWindowProps) {
  const beside = useWideScreen();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => change.open || onClose()}
      onExitComplete={onClosed}
      modal={!beside}
      trapFocus={!beside}
      preventScroll={!beside}
      closeOnInteractOutside={!beside}
      // A press beside it closes it; the focus, which may pass by on its way, does not.
      onFocusOutside={(event) => event.preventDefault()}
      // A dialog below that is slow to go does not take it along.
      onRequestDismiss={(event) => event.preventDefault()}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        {beside ? null : <Dialog.Backdrop />}
        <Dialog.Positioner
          pointerEvents={beside ? "none" : undefined}
          justifyContent="flex-end"
          p="0"
          zIndex={beside ? "docked" : undefined}
          top={beside ? `calc(${above})` : undefined}
          h={beside ? "auto" : undefined}
        >
          <Dialog.Content
            pointerEvents="auto"
            data-row-drawer={beside ? "beside" : ""}
            m="0"
            maxW="full"
            borderRadius="0"
            borderColor="border"
            {...(beside ? besideLook : aboveLook)}
          >
            <Dialog.Header pe="14" px="5">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <ScrollingBody px="5">{children}</ScrollingBody>
            {footer ? (
              <Dialog.Footer px="5" flexWrap="wrap">
                {footer}
              </Dialog.Footer>
            ) : null}
            <Dialog.CloseTrigger asChild>
              <CloseButton variant="ghost" colorPalette="gray" aria-label="Fechar" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
