import { toast } from "../toaster";

/** A toast with the first error of a form; the errors are also shown beside their fields. */
export const tellInvalid = (message: string | undefined) =>
  toast.error({ title: "Dados inválidos", description: message ?? "Verifique os dados informados" });
