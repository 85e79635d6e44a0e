import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../ui/toaster";
import { endSession } from "./session";

/** Signs out everywhere on this device and goes to the landing page. */
export function useSignOut(): [signOut: () => Promise<void>, pending: boolean] {
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();

  const signOut = async () => {
    if (pending) return;
    setPending(true);
    try {
      const { leaveNoNotices, signOutOnServer } = await import("./sign-out");
      await signOutOnServer();
      await leaveNoNotices().catch(() => undefined);
      endSession();
      void navigate("/");
    } catch {
      toast.error({
        title: "Não foi possível sair",
        description: "Verifique sua conexão e tente novamente.",
      });
    } finally {
      setPending(false);
    }
  };

  return [signOut, pending];
}
