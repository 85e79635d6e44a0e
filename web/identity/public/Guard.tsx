import { useEffect } from "react";
import { Outlet, redirect, useNavigate, type MiddlewareFunction } from "react-router-dom";
import { toast } from "../../ui/toaster";
import { decideEntry, type Access } from "./entry";
import { settledSession } from "./session-store";
import { AccessWait } from "./AccessWait";
import { useSession } from "./use-session";

const deniedTo = "/";
const signInAt = "/auth";

function tellDenied() {
  toast.error({ title: "Acesso negado. Você não tem permissão para acessar esta página." });
}

/** Stands before a route's loaders: nothing is asked of the server for someone who may not enter. */
export function guardMiddleware(access: Access): MiddlewareFunction {
  return async (_args, next) => {
    const entry = decideEntry(await settledSession(), access);
    if (entry === "signIn") throw redirect(signInAt);
    if (entry === "deny") {
      tellDenied();
      throw redirect(deniedTo);
    }
    return next();
  };
}

/** Keeps guarding while the page is open: someone may sign out in another tab, or the session may end. */
export function Guard({ access }: { access: Access }) {
  const state = useSession();
  const entry = decideEntry(state, access);
  const left = state.status === "anonymous" && state.left;
  const navigate = useNavigate();

  useEffect(() => {
    if (entry === "signIn" && !left) void navigate(signInAt, { replace: true });
    if (entry === "deny") {
      tellDenied();
      void navigate(deniedTo, { replace: true });
    }
  }, [entry, left, navigate]);

  return entry === "enter" ? <Outlet /> : <AccessWait />;
}
