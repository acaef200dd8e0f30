// What Lighthouse says of home, a table and a lesson, on its own phone: the median of five runs of
// each. `make bench` prints it; nothing is asserted. Version 13 wants Node 22.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const TIMES = Number(process.env.TIMES ?? 5);
const PARTS = ["performance", "accessibility", "best-practices", "seo"];
const [program] = process.argv.slice(2);

const data = await mkdtemp(join(tmpdir(), "ludoteca-lighthouse-"));
const server = spawn(
  program,
  ["serve", "--listen", "127.0.0.1:0", "--data", data],
  {
    stdio: ["ignore", "pipe", "inherit"],
  },
);
let base = "";
for await (const line of createInterface({ input: server.stdout })) {
  base = /http:\/\/[^/]+:\d+/.exec(line)?.[0] ?? "";
  if (base) break;
}
server.stdout.resume();

/** A game that has begun; whoever opens it looks on. */
async function table() {
  const ask = async (method, path, body, cookie = "") => {
    const headers = {
      "content-type": "application/json",
      origin: base,
      cookie,
    };
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const me = await ask("PUT", "/me", {
    name: "Marta",
    puppet: "fox",
    lang: "en",
  });
  const cookie = me.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const room = { game: "senet", mine: ["Marta"], bots: ["hard"], start: true };
  const { id } = await (await ask("POST", "/rooms", room, cookie)).json();
  return `/room/${id}`;
}

const pages = { home: "/", table: await table(), lesson: "/learn/senet" };
const chrome = await launch({
  chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});
const middle = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];

console.log(
  "| page | performance | accessibility | best practices | SEO | first picture | blocked |",
);
console.log("|---|---:|---:|---:|---:|---:|---:|");
for (const [name, path] of Object.entries(pages)) {
  const runs = [];
  for (let n = 0; n < TIMES; n += 1) {
    const { lhr } = await lighthouse(`${base}${path}`, {
      port: chrome.port,
      onlyCategories: PARTS,
    });
    runs.push(lhr);
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode !== "informative",
    );
    if (process.env.WHY && n === 0)
      for (const { id, title, displayValue = "" } of failed)
        console.error(`${name}: ${id}: ${title} ${displayValue}`);
  }
  const scores = PARTS.map((part) => {
    const all = runs.map((run) =>
      Math.round(100 * (run.categories[part].score ?? 0)),
    );
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return least === most ? `${most}` : `${middle(all)} (${least}–${most})`;
  });
  const seconds =
    middle(
      runs.map((run) => run.audits["largest-contentful-paint"].numericValue),
    ) / 1000;
  const blocked = middle(
    runs.map((run) => run.audits["total-blocking-time"].numericValue),
  );
  console.log(
    `| ${name} | ${scores.join(" | ")} | ${seconds.toFixed(1)} s | ${blocked.toFixed(0)} ms |`,
  );
}
await chrome.kill();
server.kill("SIGINT");
await once(server, "exit");
await rm(data, { recursive: true });
