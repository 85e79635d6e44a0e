import type { RouteObject } from "react-router-dom";

/** The parts of the kit, for who builds pages. The server says whether it may be seen: in production it may not. */
export const styleRoutes: RouteObject[] = [
  {
    path: "/estilo",
    lazy: {
      Component: async () => {
        const { status } = await fetch("/estilo/aberto");
        return status === 204
          ? (await import("./StylePage")).StylePage
          : (await import("../ui/NotFound")).NotFound;
      },
    },
  },
];
