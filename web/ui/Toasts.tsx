import { Portal } from "@chakra-ui/react/portal";
import { Stack } from "@chakra-ui/react/stack";
import { Toast, Toaster } from "@chakra-ui/react/toast";
import { toaster } from "./toaster";

/** Where toasts appear; rendered once. Beside the root, because an open dialog hides the root from screen readers. */
export function Toasts() {
  return (
    <Portal>
      <Toaster toaster={toaster} aria-label="Avisos" insetInline={{ mdDown: "4" }}>
        {({ type, title, description, action }) => (
          <Toast.Root role={type === "error" ? "alert" : "status"}>
            <Toast.Indicator />
            <Stack gap="0.5" flex="1" minW="0">
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
