interface Route {
  method: string;
  pattern: RegExp;
}

/** Every route there is, to tell a wrong method from a wrong path: the router itself answers both alike. */
export class Routes {
  private readonly all: Route[] = [];

  add(methods: string | readonly string[], url: string): void {
    const source = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+');
    for (const method of [methods].flat()) this.all.push({ method, pattern: new RegExp(`^${source}$`) });
  }

  /** The methods of a path; none when there is no such path. */
  methodsOf(path: string): string[] {
    return [...new Set(this.all.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].sort();
  }
}
