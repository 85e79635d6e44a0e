import { createToaster } from "@chakra-ui/react/toast";

export interface ToastText {
  title: string;
  description?: string;
  /** What one may still do about it; it stays longer then. */
  action?: { label: string; onClick: () => void };
}

const onPhone = typeof matchMedia !== "undefined" && matchMedia("(max-width: 47.99em)").matches;

export const toaster = createToaster({
  // A phone has its buttons at the bottom edge, the score sheet's above all.
  placement: onPhone ? "top" : "bottom-end",
  max: 3,
  duration: 4000,
  pauseOnPageIdle: true,
});

/** What just happened, told in passing. What belongs to a field is shown beside the field instead. */
export const toast = {
  success: (text: ToastText) => show("success", text),
  error: (text: ToastText) => show("error", text),
};

/** The same text told again renews its toast instead of piling up. */
function show(type: "success" | "error", text: ToastText) {
  // It becomes ids in the page, to which the toast's name refers: a space would end the reference.
  const id = `${type}:${text.title}:${text.description ?? ""}`.replaceAll(/\s/g, "_");
  toaster.create({ id, ...text, ...(text.action ? { duration: 10_000 } : {}), type, closable: true });
}
