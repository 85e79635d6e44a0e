import { Portal } from "@chakra-ui/react/portal";
import { Stack } from "@chakra-ui/react/stack";
import { Toast, Toaster } from "@chakra-ui/react/toast";
import { useEffect, type FocusEvent } from "react";
import {
  clearOldToasts,
  dropWaiting,
  forgetGroup,
  showToast,
  toaster,
  useToastsAside,
  useToastsBesideWork,
} from "./toast-deck";
import { showWith } from "./toaster";

/**
 * The library takes the focus back to where it came from whenever it leaves the toasts: who goes on with Tab never gets
 * past them, and who came by Shift+Tab not even out. They wait while one is in them, and then let go.
 */
const passedThrough = {
  onFocus: (event: FocusEvent) => {
    event.stopPropagation();
    toaster.pause();
  },
  onBlur: (event: FocusEvent) => {
    event.stopPropagation();
    if (!event.currentTarget.contains(event.relatedTarget)) toaster.resume();
  },
};

/** The toasts themselves; rendered once. Beside the root, because an open dialog hides the root from screen readers. */
export function ToastDeck() {
  // The deck only listens once its own effects have run.
  useEffect(() => {
    let stop: (() => void) | null = null;
    const timer = setTimeout(
      () =>
        (stop = showWith({
          show: showToast,
          clearOld: clearOldToasts,
          dropWaiting,
          forget: forgetGroup,
        })),
    );
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  useToastsAside();
  useToastsBesideWork();
  return (
    <Portal>
      <Toaster
        toaster={toaster}
        aria-label="Avisos"
        insetInline={{ mdDown: "0" }}
        mt={{ mdDown: "var(--praia-toasts-drop, 0px)" }}
        me={{ md: "var(--praia-toasts-aside, 0px)" }}
      >
        {({ type, title, description, action }) => (
          <Toast.Root role={type === "error" ? "alert" : "status"} {...passedThrough}>
            <Toast.Indicator />
            <Stack gap="0" flex="1" minW="0">
              <Toast.Title>{title}</Toast.Title>
              {description ? <Toast.Description>{description}</Toast.Description> : null}
            </Stack>
            {action ? <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger> : null}
            <Toast.CloseTrigger aria-label="Fechar aviso" />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
