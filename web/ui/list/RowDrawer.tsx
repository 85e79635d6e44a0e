import { CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";
import { useWideScreen } from "../use-wide-screen";

interface RowDrawerProps {
  /** Whose details are open; null closes it. */
  openedId: string | null;
  onClose: () => void;
  /** Whose details they are; while they are on their way, what is known of them. */
  title: string;
  /** A skeleton while they are on their way; buttons belong at its end. */
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * One row's details beside its list. On a wide screen the list stays in use, and its next row opens in the same place; on
 * a phone it covers the list. Escape closes it, and the focus returns to the row.
 */
export function RowDrawer({ openedId, onClose, title, children, footer }: RowDrawerProps) {
  const beside = useWideScreen();
  return (
    <Dialog.Root
      open={openedId !== null}
      onOpenChange={({ open }) => open || onClose()}
      modal={!beside}
      trapFocus={!beside}
      preventScroll={!beside}
      closeOnInteractOutside={!beside}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        {beside ? null : <Dialog.Backdrop />}
        <Dialog.Positioner pointerEvents={beside ? "none" : undefined} justifyContent="flex-end" p="0">
          <Dialog.Content
            pointerEvents="auto"
            data-row-drawer=""
            m="0"
            width={{ base: "full", sm: "26rem" }}
            maxW="full"
            h="100dvh"
            maxH="100dvh"
            borderRadius="0"
            borderStartWidth={{ base: "0", sm: "1px" }}
            borderColor="border"
          >
            <Dialog.Header pe="14" px="5">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body px="5">{children}</Dialog.Body>
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
