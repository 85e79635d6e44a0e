import { Stack } from "@chakra-ui/react/stack";
import { Toast, Toaster } from "@chakra-ui/react/toast";
import { toaster } from "./toaster";

/** Where toasts appear; rendered once, at the root. */
export function Toasts() {
  return (
    <Toaster toaster={toaster} aria-label="Avisos" insetInline={{ mdDown: "4" }}>
      {({ type, title, description }) => (
        <Toast.Root role={type === "error" ? "alert" : "status"}>
          <Toast.Indicator />
          <Stack gap="0.5" flex="1" minW="0">
            <Toast.Title>{title}</Toast.Title>
            {description ? <Toast.Description>{description}</Toast.Description> : null}
          </Stack>
          <Toast.CloseTrigger aria-label="Fechar aviso" />
        </Toast.Root>
      )}
    </Toaster>
  );
}
